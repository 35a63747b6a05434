import { useConsent } from '@vx/features/consent';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Checkbox } from '@vx/ui/checkbox';
import { Cluster, Stack } from '@vx/ui/layout';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { useLocation } from 'react-router';

/** The choice about cookies as a plain form: works without JavaScript. */
export function ConsentForm() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { categories } = useConsent();
  return (
    <Surface as="section" id="cookie-choices" aria-labelledby="cookie-choices-title">
      <form method="post" action={`/preferences?returnPath=${encodeURIComponent(pathname)}`}>
        <Stack gap="16">
          <Heading id="cookie-choices-title" variant="title-m">
            {t('consent.cookies.title')}
          </Heading>
          {categories.map((category) =>
            category.locked === undefined ? (
              <Checkbox
                key={category.id}
                name={category.id}
                value="1"
                defaultChecked={category.checked}
                label={category.title}
                hint={category.text}
              />
            ) : (
              <Stack key={category.id} gap="0">
                <Text variant="label-l">
                  {category.title} ({category.locked})
                </Text>
                <Text variant="body-s" tone="tertiary">
                  {category.text}
                </Text>
              </Stack>
            ),
          )}
          <Cluster>
            <Button type="submit" name="consent" value="necessary">
              {t('consent.cookies.onlyNecessary')}
            </Button>
            <Button type="submit" name="consent" value="chosen">
              {t('consent.cookies.save')}
            </Button>
            <Button type="submit" name="consent" value="all">
              {t('consent.cookies.acceptAll')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Surface>
  );
}
