import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Choice, Group, Toggle, useSettings } from './settings';

/** Refuse button, with a warning if there is none. */
function Refusal() {
	const { settings } = useSettings();
	return (
		<>
			<Toggle
				name="canRefuse"
				label={ __( 'Show a refuse button', 'vestibule' ) }
				help={ __(
					'Both buttons have the same size: under EU law a refusal has to be as easy as an agreement.',
					'vestibule'
				) }
			/>
			{ ! settings.canRefuse && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Without a way to refuse, an agreement is not free and so no consent under EU law. Nor can it be withdrawn.',
						'vestibule'
					) }
				</Notice>
			) }
		</>
	);
}

/** Ways to change the choice later, with a warning if there is only the block. */
function Revocation() {
	const { settings, change } = useSettings();
	return (
		<>
			<Toggle
				name="revoke"
				label={ __( 'Let visitors change their choice', 'vestibule' ) }
				help={ __(
					'Under EU law consent must be as easy to withdraw as to give. Turn this on, or add the block “Cookie choice” to the footer.',
					'vestibule'
				) }
			/>
			{ ! settings.revoke && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Let visitors change their choice', 'vestibule' ),
							onClick: () => change( { revoke: true } ),
						},
					] }
				>
					{ __(
						'Visitors can only change their choice on pages with the block “Cookie choice”. Without it, the notice does not meet EU law.',
						'vestibule'
					) }
				</Notice>
			) }
			{ settings.revoke && (
				<Choice
					name="revokeMode"
					label={ __( 'Position of the button to change the choice', 'vestibule' ) }
					options={ [
						{ value: 'automatic', label: __( 'Floating on every page, after a choice', 'vestibule' ) },
						{ value: 'manual', label: __( 'Only where the block “Cookie choice” is placed', 'vestibule' ) },
					] }
				/>
			) }
		</>
	);
}

/** Settings for the visitor's choices (docs/consent.md). */
export function ChoicesSection() {
	const { settings } = useSettings();
	return (
		<Group
			names={ [ 'canRefuse', 'revoke', 'revokeMode', 'asksCategories', 'respectsSignal' ] }
			title={ __( 'Choices', 'vestibule' ) }
		>
			<Refusal />
			{ settings.canRefuse && <Revocation /> }
			<Toggle
				name="asksCategories"
				label={ __( 'Ask for each kind of cookie', 'vestibule' ) }
				help={ __(
					'Preferences, statistics and marketing get a box each, none of them ticked. Scripts and frames say to which kind they belong by data-consent.',
					'vestibule'
				) }
			/>
			<Toggle
				name="respectsSignal"
				label={ __( 'Treat the browser’s privacy signal as a refusal', 'vestibule' ) }
				help={ __(
					'Who sends Global Privacy Control has refused already and is not asked. Some laws, such as California’s, require this.',
					'vestibule'
				) }
			/>
		</Group>
	);
}
