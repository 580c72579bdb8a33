import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { RangeSetting } from '../../../src/controls/RangeSetting';
import { flag, settingsOfBlock } from './attributes';
import type { PanelProps } from './CarouselInspector';

export function MovementPanel( { attributes, setAttributes }: PanelProps ) {
	const { auto, loop, pauseOnHover, scroll, fade, sliderSpeed, animationSpeed } = settingsOfBlock( attributes );
	return (
		<PanelBody title={ __( 'Movement', 'vestibule' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Autoplay', 'vestibule' ) }
				help={ __(
					'Visitors get a pause button. It does not move out of sight, while something in it has the focus, or for visitors who prefer reduced motion.',
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
						help={ __( 'Long enough to read the slide twice.', 'vestibule' ) }
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
			{ ! fade && (
				<>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Loop', 'vestibule' ) }
						help={
							loop
								? __( 'The first slide follows the last.', 'vestibule' )
								: __( 'After the last slide it goes back to the first.', 'vestibule' )
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
			) }
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
