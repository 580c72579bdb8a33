import { textSetting } from '../../src/form/rules/settings';
import type { FieldProps } from '../../src/form/rules/value';

/** Only one that takes its value from the address. */
export const needsLive = ( field: FieldProps ): boolean =>
	textSetting( field, 'source' ) === 'query' && textSetting( field, 'parameter' ) !== '';
