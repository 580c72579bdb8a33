import { __, _x } from '@wordpress/i18n';
import { textSetting } from '../kit/rules';
import { DecimalsControl, FormatSettings, NumberLimits, numberMessages } from '../kit/editor/inspector/numbers';
import { LimitControl, PlaceholderControl } from '../kit/editor/inspector/attributes';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Line } from '../kit/controls';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M19.5 9V7.5h-3.3l.6-3.5h-1.5l-.6 3.5h-4l.6-3.5H9.8l-.6 3.5H5.5V9h3.4l-.9 6H4.5v1.5h3.2L7.1 20h1.5l.6-3.5h4l-.6 3.5h1.5l.6-3.5h3.8V15H15l1-6h3.5Zm-6 6h-4l1-6h4l-1 6Z" />
	</svg>
);

/**
 * Returns the keyboard type for phones. Numeric keyboards have no minus sign, so negative numbers need the full
 * keyboard.
 */
function modeOf( { field }: FieldViewProps ) {
	if ( textSetting( field, 'min' ).startsWith( '-' ) ) {
		return undefined;
	}
	return textSetting( field, 'decimals' ) === '0' ? 'numeric' : 'decimal';
}

/** Text input for a number. Native number inputs use the browser's language and not the page's language. */
const View = ( props: FieldViewProps ) => (
	<Line { ...props } type="text" inputMode={ modeOf( props ) } autoComplete="off" />
);

function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			<NumberLimits { ...props } />
			<DecimalsControl
				{ ...props }
				any={ _x( 'Any number', 'decimal places', 'vestibule' ) }
				none={ __( 'None (whole numbers only)', 'vestibule' ) }
			/>
			<LimitControl
				label={ __( 'Number of digits', 'vestibule' ) }
				help={ __(
					'For a number with a fixed number of digits. Leave empty for any number of digits.',
					'vestibule'
				) }
				value={ attributes.digits ?? 0 }
				max={ 30 }
				onChange={ ( digits ) => setAttributes( { digits } ) }
			/>
			<FormatSettings { ...props } />
			<PlaceholderControl { ...props } />
		</>
	);
}

export const field: FieldBlock = {
	metadata,
	View,
	icon,
	order: 61,
	answer: 'number',
	related: [ 'text', 'range' ],
	messages: () => ( {
		...numberMessages(),
		decimals: __( 'When there are too many decimals', 'vestibule' ),
		digits: __( 'When the number of digits is wrong', 'vestibule' ),
	} ),
	Settings,
};
