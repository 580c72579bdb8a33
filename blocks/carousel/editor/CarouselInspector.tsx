import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { COLUMN_SETTINGS, type ColumnSetting } from '../../../src/carousel/columns';
import { RangeSetting } from '../../../src/controls/RangeSetting';
import { flag, settingsOfBlock, type CarouselAttributes } from './attributes';

const ROWS: readonly ( readonly [ ColumnSetting, () => string ] )[] = [
	[ 'xxl', () => __( 'Large screens (1500 px and wider)', 'vestibule' ) ],
	[ 'xl', () => __( 'Laptops (1200 to 1499 px)', 'vestibule' ) ],
	[ 'md', () => __( 'Small laptops (992 to 1199 px)', 'vestibule' ) ],
	[ 'sm', () => __( 'Tablets (768 to 991 px)', 'vestibule' ) ],
	[ 'xs', () => __( 'Large phones (544 to 767 px)', 'vestibule' ) ],
	[ 'ss', () => __( 'Phones (under 544 px)', 'vestibule' ) ],
];

/** Most common screen sizes. If a size has no setting, the setting for the next larger size applies. */
const USUAL: readonly ColumnSetting[] = [ 'xxl', 'sm', 'ss' ];

function ColumnsPanel( { attributes, setAttributes }: PanelProps ) {
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

function ControlsPanel( { attributes, setAttributes, hasPictures }: PanelProps & { hasPictures: boolean } ) {
	const { arrows, dots, thumbnails } = settingsOfBlock( attributes );
	return (
		<PanelBody title={ __( 'Controls', 'vestibule' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Arrows', 'vestibule' ) }
				help={
					arrows || dots || thumbnails
						? undefined
						: __( 'Without arrows and dots, visitors can only swipe or use the arrow keys.', 'vestibule' )
				}
				checked={ arrows }
				onChange={ ( value ) => setAttributes( { arrows: flag( value ) } ) }
			/>
			{ ! thumbnails && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Dots', 'vestibule' ) }
					checked={ dots }
					onChange={ ( value ) => setAttributes( { dots: flag( value ) } ) }
				/>
			) }
			{ ( hasPictures || thumbnails ) && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Thumbnails', 'vestibule' ) }
					help={ __(
						'Shows the first image of each slide as a thumbnail instead of the dots.',
						'vestibule'
					) }
					checked={ thumbnails }
					onChange={ ( value ) => setAttributes( { thumbnails: flag( value ) } ) }
				/>
			) }
		</PanelBody>
	);
}

/** Settings for autoplay, its interval, and pausing on hover. */
function AutoplaySettings( { attributes, setAttributes }: PanelProps ) {
	const { auto, pauseOnHover, sliderSpeed } = settingsOfBlock( attributes );
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Autoplay', 'vestibule' ) }
				help={ __(
					'Visitors get a pause button. The slides do not move while the carousel is out of view or has the keyboard focus, or for visitors who prefer reduced motion.',
					'vestibule'
				) }
				checked={ auto }
				onChange={ ( value ) => setAttributes( { auto: flag( value ) } ) }
			/>
			{ auto && (
				<>
					<RangeSetting
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Seconds per slide', 'vestibule' ) }
						help={ __( 'Allow enough time to read each slide twice.', 'vestibule' ) }
						min={ 2 }
						max={ 30 }
						step={ 0.5 }
						value={ sliderSpeed / 1000 }
						onChange={ ( value ) => setAttributes( { sliderSpeed: Math.round( ( value ?? 7 ) * 1000 ) } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Pause on hover', 'vestibule' ) }
						checked={ pauseOnHover }
						onChange={ ( value ) => setAttributes( { pauseOnHover: flag( value ) } ) }
					/>
				</>
			) }
		</>
	);
}

/** Settings for the sliding effect. */
function SlideSettings( { attributes, setAttributes }: PanelProps ) {
	const { loop, scroll } = settingsOfBlock( attributes );
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Loop', 'vestibule' ) }
				help={
					loop
						? __( 'The first slide follows the last.', 'vestibule' )
						: __( 'After the last slide, the carousel goes back to the first one.', 'vestibule' )
				}
				checked={ loop }
				onChange={ ( value ) => setAttributes( { loop: flag( value ) } ) }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Move by', 'vestibule' ) }
				value={ scroll === 1 ? 'one' : 'page' }
				options={ [
					{ value: 'one', label: __( 'One slide', 'vestibule' ) },
					{ value: 'page', label: __( 'All slides in view', 'vestibule' ) },
				] }
				onChange={ ( value ) => setAttributes( { scroll: value === 'one' ? 1 : 2 } ) }
			/>
		</>
	);
}

function MovementPanel( { attributes, setAttributes }: PanelProps ) {
	const { fade, animationSpeed } = settingsOfBlock( attributes );
	return (
		<PanelBody title={ __( 'Movement', 'vestibule' ) }>
			<AutoplaySettings attributes={ attributes } setAttributes={ setAttributes } />
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Effect', 'vestibule' ) }
				value={ fade ? 'fade' : 'slide' }
				options={ [
					{ value: 'slide', label: _x( 'Slide', 'effect', 'vestibule' ) },
					{ value: 'fade', label: _x( 'Fade', 'effect', 'vestibule' ) },
				] }
				onChange={ ( effect ) => setAttributes( { effect: effect === 'fade' ? 'fade' : 'slide' } ) }
			/>
			{ ! fade && <SlideSettings attributes={ attributes } setAttributes={ setAttributes } /> }
			<RangeSetting
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Transition duration (ms)', 'vestibule' ) }
				min={ 0 }
				max={ 3000 }
				step={ 50 }
				value={ animationSpeed }
				onChange={ ( value ) => setAttributes( { animationSpeed: value } ) }
			/>
		</PanelBody>
	);
}

interface PanelProps {
	attributes: CarouselAttributes;
	setAttributes: ( changed: Partial< CarouselAttributes > ) => void;
}

/**
 * Sidebar of the carousel. The panels with common settings are open by default, and the panel with labels is closed.
 */
export function CarouselInspector( { attributes, setAttributes, isQuery }: PanelProps & { isQuery: boolean } ) {
	const { label, nextLabel, prevLabel, slideLabel } = attributes;
	const text = (
		name: 'label' | 'nextLabel' | 'prevLabel' | 'slideLabel',
		title: string,
		value: string | undefined,
		rest: { help?: string; placeholder?: string }
	) => (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ title }
			value={ value ?? '' }
			onChange={ ( changed ) => setAttributes( { [ name ]: changed } ) }
			{ ...rest }
		/>
	);
	return (
		<InspectorControls>
			<ColumnsPanel attributes={ attributes } setAttributes={ setAttributes } />
			<MovementPanel attributes={ attributes } setAttributes={ setAttributes } />
			<ControlsPanel attributes={ attributes } setAttributes={ setAttributes } hasPictures={ ! isQuery } />
			<PanelBody title={ __( 'Labels', 'vestibule' ) } initialOpen={ false }>
				{ text( 'label', __( 'Label for screen readers', 'vestibule' ), label, {
					help: __( 'Read by screen readers, such as “Recent articles”.', 'vestibule' ),
					placeholder: __( 'Slides', 'vestibule' ),
				} ) }
				{ text( 'nextLabel', __( 'Next arrow', 'vestibule' ), nextLabel, {
					placeholder: __( 'Next', 'vestibule' ),
				} ) }
				{ text( 'prevLabel', __( 'Previous arrow', 'vestibule' ), prevLabel, {
					placeholder: __( 'Previous', 'vestibule' ),
				} ) }
				{ text( 'slideLabel', __( 'Name of a slide', 'vestibule' ), slideLabel, {
					placeholder: __( 'Slide', 'vestibule' ),
				} ) }
			</PanelBody>
		</InspectorControls>
	);
}
