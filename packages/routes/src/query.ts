import { scrollToParam, testDeviceWord } from '@vx/contract/constants';

export { scrollToParam, testDeviceWord } from '@vx/contract/constants';

/**
 * The id of the element to scroll to once the page has loaded (RU-routing-scroll-to), or null.
 *
 * @param query the address's query, with or without the question mark
 */
export function readScrollTo(query: string): string | null {
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key === scrollToParam && value !== '') return decodeValue(value);
  }
  return null;
}

/** Whether the query marks the device as a test device (RU-routing-test-device). */
export function isTestDevice(query: string): boolean {
  return query.includes(testDeviceWord);
}

function decodeValue(value: string): string | null {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
