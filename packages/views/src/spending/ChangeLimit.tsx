import type { LimitEditorView } from '@vx/features/spending';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { LimitEditor } from '@vx/ui/money-controls';
import { Surface } from '@vx/ui/surface';
import { Heading } from '@vx/ui/text';
import { useState } from 'react';

/** Changes one limit, within the page: a plain form, which says before when it works. */
export function ChangeLimit({ editor }: { readonly editor: LimitEditorView }) {
  const t = useTranslate();
  const [value, setValue] = useState(editor.first);
  const effect = editor.effectOf(value);
  return (
    <Surface as="section" level="raised" padding="lg">
      <Stack gap="16">
        <Heading>{editor.title}</Heading>
        <LimitEditor
          label={editor.label}
          spent={editor.spent}
          value={value}
          onChange={setValue}
          min={editor.min}
          max={editor.max}
          step={editor.step}
          less={t('money.limits.less')}
          more={t('money.limits.more')}
          unit={editor.unit}
          worth={editor.worthOf(value)}
          presetsLabel={t('money.limits.presets')}
          presets={editor.presets}
          effect={
            effect && {
              tone: effect.when === 'now' ? 'success' : 'info',
              text: effect.text,
            }
          }
          save={{ label: effect?.save ?? t('money.limits.save') }}
          keep={{ label: t('common.cancel'), href: editor.keep }}
          // Of what was sent: another amount has not been judged yet.
          error={Object.is(value, editor.first) ? editor.error : undefined}
        />
        {editor.canRemove ? (
          <form method="post">
            <Button type="submit" variant="link" name="limit" value="none">
              {t('money.limits.remove')}
            </Button>
          </form>
        ) : null}
      </Stack>
    </Surface>
  );
}
