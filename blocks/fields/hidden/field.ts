import { textSetting, type FieldProps } from '../kit/rules';

/** Whether the field needs the script. Only values from a URL parameter do. */
export const needsLive = ( field: FieldProps ): boolean =>
	textSetting( field, 'source' ) === 'query' && textSetting( field, 'parameter' ) !== '';
