import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { RangeSetting } from '../../../src/controls/RangeSetting';
import { COLUMN_SETTINGS, type ColumnSetting } from '../../../src/carousel/columns';
import { settingsOfBlock } from './attributes';
import type { PanelProps } from './CarouselInspector';

const ROWS: readonly ( readonly [ ColumnSetting, () => string ] )[] = [
	[ 'xxl', () => __( 'Large screens (1500 px and wider)', 'vestibule' ) ],
	[ 'xl', () => __( 'Laptops (1200 to 1499 px)', 'vestibule' ) ],
	[ 'md', () => __( 'Small laptops (992 to 1199 px)', 'vestibule' ) ],
	[ 'sm', () => __( 'Tablets (768 to 991 px)', 'vestibule' ) ],
	[ 'xs', () => __( 'Large phones (544 to 767 px)', 'vestibule' ) ],
	[ 'ss', () => __( 'Phones (under 544 px)', 'vestibule' ) ],
];

/** Three sizes are enough for most; each that is left empty takes the next larger one's number. */
const USUAL: readonly ColumnSetting[] = [ 'xxl', 'sm', 'ss' ];

export function ColumnsPanel( { attributes, setAttributes }: PanelProps ) {
	const { fade, columns, gutter } = settingsOfBlock( attributes );
	const row = ( [ setting, title ]: ( typeof ROWS )[ number ] ) => (
		<RangeSetting
			key={ setting }
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ title() }
			help={
				attributes[ setting ] === undefined && setting !== COLUMN_SETTINGS[ 0 ]
					? /* translators: %d: number of slides. */
						sprintf( __( 'Same as the next larger size: %d', 'vestibule' ), columns[ setting ] )
					: undefined
			}
			min={ 1 }
			max={ 6 }
			allowReset
			initialPosition={ columns[ setting ] }
			value={ attributes[ setting ] }
			onChange={ ( value ) => setAttributes( { [ setting ]: value } ) }
		/>
	);
	return (
		<>
			<PanelBody title={ __( 'Slides in view', 'vestibule' ) }>
				{ fade ? (
					<p>{ __( 'Fade shows one slide at a time.', 'vestibule' ) }</p>
				) : (
					ROWS.filter( ( [ setting ] ) => USUAL.includes( setting ) ).map( row )
				) }
				<RangeSetting
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Space between slides (px)', 'vestibule' ) }
					min={ 0 }
					max={ 80 }
					value={ gutter }
					onChange={ ( value ) => setAttributes( { gutter: value } ) }
				/>
			</PanelBody>
			{ ! fade && (
				<PanelBody title={ __( 'More screen sizes', 'vestibule' ) } initialOpen={ false }>
					{ ROWS.filter( ( [ setting ] ) => ! USUAL.includes( setting ) ).map( row ) }
				</PanelBody>
			) }
		</>
	);
}
