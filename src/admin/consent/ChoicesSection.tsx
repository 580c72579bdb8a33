import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Choice, Group, Toggle, useSettings } from './settings';

/** Setting for the Refuse button, with a warning if the button is disabled. */
function Refusal() {
	const { settings } = useSettings();
	return (
		<>
			<Toggle
				name="canRefuse"
				label={ __( 'Show a refuse button', 'vestibule' ) }
				help={ __(
					'Both buttons have the same size: under EU law, refusing must be as easy as accepting.',
					'vestibule'
				) }
			/>
			{ ! settings.canRefuse && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Without a way to refuse, consent is not freely given and not valid under EU law. It also cannot be withdrawn.',
						'vestibule'
					) }
				</Notice>
			) }
		</>
	);
}

/** Settings for changing the choice later. Warns if visitors can do so only with the block “Cookie choice”. */
function Revocation() {
	const { settings, change } = useSettings();
	return (
		<>
			<Toggle
				name="revoke"
				label={ __( 'Let visitors change their choice', 'vestibule' ) }
				help={ __(
					'Under EU law, withdrawing consent must be as easy as giving it. Turn this on, or add the block “Cookie choice” to the footer.',
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
						'Visitors can only change their choice on pages with the block “Cookie choice”. Without this block, the notice does not comply with EU law.',
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
						{ value: 'manual', label: __( 'Only in the block “Cookie choice”', 'vestibule' ) },
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
				label={ __( 'Ask for each category of cookies', 'vestibule' ) }
				help={ __(
					'Preferences, statistics and marketing each get a checkbox, which is unchecked at first. Scripts and iframes name their category in data-consent.',
					'vestibule'
				) }
			/>
			<Toggle
				name="respectsSignal"
				label={ __( 'Treat the browser’s privacy signal as a refusal', 'vestibule' ) }
				help={ __(
					'Visitors whose browser sends Global Privacy Control have already refused and are not asked. Some laws, such as California’s, require this.',
					'vestibule'
				) }
			/>
		</Group>
	);
}
