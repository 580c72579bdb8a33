import { textSetting } from '../../src/form/rules/settings';
import { Line } from '../form/field-parts/Line';
import type { FieldViewProps } from '../form/field-parts/types';

/** The keyboard of a phone has no minus beside its digits, so where one may be needed it is the whole one. */
function modeOf( { field }: FieldViewProps ) {
	if ( textSetting( field, 'min' ).startsWith( '-' ) ) {
		return undefined;
	}
	return textSetting( field, 'decimals' ) === '0' ? 'numeric' : 'decimal';
}

/** Plain text, since a browser's own number control reads numbers in the language of the browser, not of the page. */
export const View = ( props: FieldViewProps ) => (
	<Line { ...props } type="text" inputMode={ modeOf( props ) } autoComplete="off" />
);
