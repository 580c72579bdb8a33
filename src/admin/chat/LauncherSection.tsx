import { Notice, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { contrast, readableOn, READABLE } from '../../chat/contrast';
import { Color } from './Color';
import { SizeControl, StyleSwitch, StyleText } from './controls';
import type { Styles } from './sections';
import { SettingsSection, type SectionProps } from './SettingsSection';

/** Says when text cannot be read on the chat's colour, and offers one that can. */
function Contrast( { styles, onChange }: { styles: Styles; onChange( styles: Partial< Styles > ): void } ) {
	const ratio = contrast( styles.textColor, styles.backgroundColor );
	const shown = ratio.toLocaleString( document.documentElement.lang || 'en', {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} );
	return ratio >= READABLE ? (
		<p className="vestibule-admin__hint">
			{ sprintf(
				/* translators: %s: a number such as 7.1, as the language writes it. */
				__( 'Contrast %s to 1: reads well.', 'vestibule' ),
				shown
			) }
		</p>
	) : (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Use a readable colour', 'vestibule' ),
					onClick: () => onChange( { textColor: readableOn( styles.backgroundColor ) } ),
				},
			] }
		>
			{ sprintf(
				/* translators: %s: a number such as 2.6, as the language writes it. */
				__( 'Contrast %s to 1: many cannot read this. Text needs 4.5.', 'vestibule' ),
				shown
			) }
		</Notice>
	);
}

export function LauncherSection( props: SectionProps ) {
	const { styles } = props.settings.options;
	const change = ( changes: Partial< Styles > ) => props.onChange( { styles: changes } );
	const select = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;
	return (
		<SettingsSection { ...props } name="launcher" title={ __( 'Launcher', 'vestibule' ) }>
			<StyleText
				{ ...props }
				name="btnLabel"
				label={ __( 'Label', 'vestibule' ) }
				help={ __( 'Screen readers read it even when it is hidden.', 'vestibule' ) }
			/>
			<StyleSwitch { ...props } name="isShowBtnLabel" label={ __( 'Show the label', 'vestibule' ) } />
			<SelectControl
				{ ...select }
				label={ __( 'If there is only one account', 'vestibule' ) }
				value={ styles.widgetType }
				options={ [
					{ value: 'expandable', label: __( 'Open the panel', 'vestibule' ) },
					{ value: 'simple', label: __( 'Start the chat directly', 'vestibule' ) },
				] }
				onChange={ ( widgetType ) => change( { widgetType: widgetType as Styles[ 'widgetType' ] } ) }
			/>
			<SelectControl
				{ ...select }
				label={ __( 'Side', 'vestibule' ) }
				value={ styles.btnPosition }
				options={ [
					{ value: 'left', label: __( 'Left', 'vestibule' ) },
					{ value: 'right', label: __( 'Right', 'vestibule' ) },
				] }
				onChange={ ( btnPosition ) => change( { btnPosition: btnPosition as Styles[ 'btnPosition' ] } ) }
			/>
			<div className="vestibule-admin__pair">
				{ styles.btnPosition === 'left' ? (
					<SizeControl
						{ ...props }
						name="btnLeftDistance"
						label={ __( 'Distance from the left (px)', 'vestibule' ) }
					/>
				) : (
					<SizeControl
						{ ...props }
						name="btnRightDistance"
						label={ __( 'Distance from the right (px)', 'vestibule' ) }
					/>
				) }
				<SizeControl
					{ ...props }
					name="btnBottomDistance"
					label={ __( 'Distance from the bottom (px)', 'vestibule' ) }
				/>
				<SizeControl { ...props } name="btnLabelWidth" label={ __( 'Label width (px)', 'vestibule' ) } />
			</div>
			<div className="vestibule-admin__pair">
				<Color
					label={ __( 'Background colour', 'vestibule' ) }
					value={ styles.backgroundColor }
					onChange={ ( backgroundColor ) => change( { backgroundColor } ) }
				/>
				<Color
					label={ __( 'Text colour', 'vestibule' ) }
					value={ styles.textColor }
					onChange={ ( textColor ) => change( { textColor } ) }
				/>
			</div>
			<Contrast styles={ styles } onChange={ change } />
			<div className="vestibule-admin__pair">
				<StyleText { ...props } name="label" label={ __( 'Label of chat buttons', 'vestibule' ) } />
				<SelectControl
					{ ...select }
					label={ __( 'Shape of chat buttons', 'vestibule' ) }
					value={ styles.type }
					options={ [
						{ value: 'round', label: __( 'Round', 'vestibule' ) },
						{ value: 'square', label: __( 'Square', 'vestibule' ) },
					] }
					onChange={ ( type ) => change( { type: type as Styles[ 'type' ] } ) }
				/>
			</div>
		</SettingsSection>
	);
}
