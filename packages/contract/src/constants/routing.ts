/** CO-languageFallback: Fallback language, in language. */
export const languageFallback = 'en';

/** CO-memberAreaSegment: Member-area segment (one brand), in path segment. The segment of the default brand. */
export const memberAreaSegment = 'myvisitx';

/** CO-testDeviceWord: Query word of a test device, in query word. */
export const testDeviceWord = 'testdevice';

/** CO-scrollToParam: Query parameter to scroll, in query parameter. */
export const scrollToParam = 'scrollTo';
