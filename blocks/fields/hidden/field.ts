import { textSetting } from '../kit/rules/settings';
import type { FieldProps } from '../kit/rules/value';

/** Only one that takes its value from the address. */
export const needsLive = ( field: FieldProps ): boolean =>
	textSetting( field, 'source' ) === 'query' && textSetting( field, 'parameter' ) !== '';
