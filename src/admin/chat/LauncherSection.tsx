import { Notice } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import { contrast, readableOn, READABLE } from '../../chat/contrast';
import { useSetting, Choice, Group, Text, Toggle, useSettings, Whole } from './settings';

interface ColorProps {
	name: 'options.styles.backgroundColor' | 'options.styles.textColor';
	label: string;
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** Control for a color, which can be picked or typed. Typed text is stored as soon as it is valid. */
function Color( { name, label }: ColorProps ) {
	const { value, set } = useSetting( name, label );
	const id = useId();
	const [ typed, setTyped ] = useState( value );
	useEffect( () => setTyped( value ), [ value ] );
	const type = ( text: string ) => {
		setTyped( text );
		if ( COLOR.test( text ) ) {
			set( text.toLowerCase() );
		}
	};
	return (
		<div className="vestibule-settings__color">
			<TextControl
				label={ label }
				dir="ltr"
				value={ typed }
				onChange={ type }
				aria-invalid={ ! COLOR.test( typed ) }
				aria-describedby={ id }
			/>
			<input
				type="color"
				/* translators: %s: label of a color setting, such as "Text color". */
				aria-label={ sprintf( __( 'Choose: %s', 'vestibule' ), label ) }
				value={ value }
				onChange={ ( { target } ) => set( target.value ) }
			/>
			<div id={ id }>
				{ ! COLOR.test( typed ) && (
					<p className="vestibule-admin__error">
						{ __( 'Enter # and six hexadecimal digits, such as #2db742.', 'vestibule' ) }
					</p>
				) }
			</div>
		</div>
	);
}

/** Warning about low contrast, with a button that sets a readable text color. */
function Contrast() {
	const { settings, change } = useSettings();
	const { styles } = settings.options;
	const ratio = contrast( styles.textColor, styles.backgroundColor );
	const shown = ratio.toLocaleString( document.documentElement.lang || 'en', {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} );
	return ratio >= READABLE ? (
		<p className="vestibule-admin__hint">
			{ sprintf(
				/* translators: %s: a number such as 7.1, in the format of the language. */
				__( 'Contrast %s to 1: easy to read.', 'vestibule' ),
				shown
			) }
		</p>
	) : (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Use a readable color', 'vestibule' ),
					onClick: () => change( { 'options.styles.textColor': readableOn( styles.backgroundColor ) } ),
				},
			] }
		>
			{ sprintf(
				/* translators: %s: a number such as 2.6, in the format of the language. */
				__( 'Contrast %s to 1: hard to read. Text needs at least 4.5.', 'vestibule' ),
				shown
			) }
		</Notice>
	);
}

/** Controls for the distances from the edges of the window, and for the width of the label. */
function Position() {
	const { styles } = useSettings().settings.options;
	return (
		<>
			<Choice
				name="options.styles.btnPosition"
				label={ __( 'Side', 'vestibule' ) }
				options={ [
					{ value: 'left', label: __( 'Left', 'vestibule' ) },
					{ value: 'right', label: __( 'Right', 'vestibule' ) },
				] }
			/>
			<div className="vestibule-admin__pair">
				{ styles.btnPosition === 'left' ? (
					<Whole
						name="options.styles.btnLeftDistance"
						label={ __( 'Distance from the left (px)', 'vestibule' ) }
					/>
				) : (
					<Whole
						name="options.styles.btnRightDistance"
						label={ __( 'Distance from the right (px)', 'vestibule' ) }
					/>
				) }
				<Whole
					name="options.styles.btnBottomDistance"
					label={ __( 'Distance from the bottom (px)', 'vestibule' ) }
				/>
				<Whole name="options.styles.btnLabelWidth" label={ __( 'Label width (px)', 'vestibule' ) } />
			</div>
		</>
	);
}

/** Controls for the label and shape of chat buttons in posts and pages. */
function ChatButtons() {
	return (
		<div className="vestibule-admin__pair">
			<Text name="options.styles.label" label={ __( 'Label of chat buttons', 'vestibule' ) } />
			<Choice
				name="options.styles.type"
				label={ __( 'Shape of chat buttons', 'vestibule' ) }
				options={ [
					{ value: 'round', label: __( 'Round', 'vestibule' ) },
					{ value: 'square', label: __( 'Square', 'vestibule' ) },
				] }
			/>
		</div>
	);
}

export function LauncherSection() {
	return (
		<Group
			names={ [
				'options.styles.widgetType',
				'options.styles.btnLabel',
				'options.styles.isShowBtnLabel',
				'options.styles.btnPosition',
				'options.styles.btnLabelWidth',
				'options.styles.btnLeftDistance',
				'options.styles.btnRightDistance',
				'options.styles.btnBottomDistance',
				'options.styles.backgroundColor',
				'options.styles.textColor',
				'options.styles.type',
				'options.styles.label',
			] }
			title={ __( 'Launcher', 'vestibule' ) }
		>
			<Text
				name="options.styles.btnLabel"
				label={ __( 'Label', 'vestibule' ) }
				help={ __( 'Screen readers read it even when it is hidden.', 'vestibule' ) }
			/>
			<Toggle name="options.styles.isShowBtnLabel" label={ __( 'Show the label', 'vestibule' ) } />
			<Choice
				name="options.styles.widgetType"
				label={ __( 'If there is only one account', 'vestibule' ) }
				options={ [
					{ value: 'expandable', label: __( 'Open the panel', 'vestibule' ) },
					{ value: 'simple', label: __( 'Start the chat directly', 'vestibule' ) },
				] }
			/>
			<Position />
			<div className="vestibule-admin__pair">
				<Color name="options.styles.backgroundColor" label={ __( 'Background color', 'vestibule' ) } />
				<Color name="options.styles.textColor" label={ __( 'Text color', 'vestibule' ) } />
			</div>
			<Contrast />
			<ChatButtons />
		</Group>
	);
}
