import { areTextsSettled, settleTexts } from './settled-texts.ts';

const MAC_COMMAND = { key: 'Meta', code: 'MetaLeft', metaKey: true };

/**
 * Listens to Ctrl-S: Payload ignores the keys as long as its form has not got what was typed, because it looks
 * unchanged until then. They are pressed again when it has.
 */
export function saveByKey(event: KeyboardEvent): void {
  const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
  if (!isSave || !event.isTrusted || areTextsSettled()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { key, code, ctrlKey, metaKey } = event;
  void settleTexts().then(() => {
    const press = (type: 'keydown' | 'keyup', keys: KeyboardEventInit) =>
      document.dispatchEvent(new KeyboardEvent(type, { cancelable: true, ...keys }));
    // Payload remembers which keys are down, and by now they may be up.
    if (metaKey) press('keydown', MAC_COMMAND);
    press('keydown', { key, code, ctrlKey, metaKey });
    press('keyup', { key, code, ctrlKey, metaKey });
  });
}
