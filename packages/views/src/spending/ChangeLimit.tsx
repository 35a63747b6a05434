import type { LimitEditorView } from '@vx/features/spending';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { LimitEditor } from '@vx/ui/money-controls';
import { Surface } from '@vx/ui/surface';
import { Heading } from '@vx/ui/text';
import { useState } from 'react';

/** Changes one limit, within the page: what its address asks for. */
export const ChangeLimit = ({ editor }: { readonly editor: LimitEditorView }) => (
  <Surface as="section" level="raised" padding="lg">
    <Stack gap="16">
      <Heading>{editor.title}</Heading>
      <LimitForms editor={editor} />
    </Stack>
  </Surface>
);

/** Plain forms, within the page or over it: they say before when a limit works. */
export function LimitForms({
  editor,
  onKeep,
}: {
  readonly editor: LimitEditorView;
  /** Leaves everything as it is without another page. */
  readonly onKeep?: () => void;
}) {
  const t = useTranslate();
  const [value, setValue] = useState(editor.first);
  const effect = editor.effectOf(value);
  return (
    <Stack gap="16">
      <LimitEditor
        action={editor.action}
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
        keep={{
          label: t('common.cancel'),
          ...(onKeep === undefined ? { href: editor.keep } : { onKeep }),
        }}
        // Of what was sent: another amount has not been judged yet.
        error={Object.is(value, editor.first) ? editor.error : undefined}
      />
      {editor.canRemove ? (
        <form method="post" action={editor.action}>
          <Button type="submit" variant="link" name="limit" value="none">
            {t('money.limits.remove')}
          </Button>
        </form>
      ) : null}
    </Stack>
  );
}
