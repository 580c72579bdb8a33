import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DecimalNumber } from './DecimalNumber';
import { Group, Toggle, useSettings } from './settings';

const DAY = 86_400;

export function BehaviorSection() {
	const { settings } = useSettings();
	return (
		<Group
			names={ [ 'reload', 'acceptOnScroll', 'scrollOffset', 'lifetime', 'blocksEmbeds' ] }
			title={ __( 'Behavior', 'vestibule' ) }
		>
			<Toggle
				name="reload"
				label={ __( 'Reload the page after a choice', 'vestibule' ) }
				help={ __(
					'At the first consent and whenever a choice changes, never at a first refusal. Needed if other plugins decide on the server which scripts they print.',
					'vestibule'
				) }
			/>
			<DecimalNumber
				name="lifetime"
				unit={ DAY }
				label={ __( 'Ask again after (days)', 'vestibule' ) }
				help={ __(
					'Number of days for which a choice is stored. Authorities recommend at most six months. Browsers store cookies for at most 400 days.',
					'vestibule'
				) }
			/>
			<Toggle
				name="blocksEmbeds"
				label={ __( 'Block embedded content until consent', 'vestibule' ) }
				help={ __(
					'Embedded videos, maps and posts load after consent, or one by one when a visitor requests them. Otherwise, other companies learn about every visit.',
					'vestibule'
				) }
			/>
			<Toggle
				name="acceptOnScroll"
				label={ __( 'Scrolling counts as accepting', 'vestibule' ) }
				help={ __( 'Scrolling is not valid consent in the EU and the UK.', 'vestibule' ) }
			/>
			{ settings.acceptOnScroll && (
				<>
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Under EU law, scrolling is not consent: the Court of Justice requires a clear action. Use this only if no such law applies to your visitors.',
							'vestibule'
						) }
					</Notice>
					<DecimalNumber name="scrollOffset" label={ __( 'Accept after scrolling (px)', 'vestibule' ) } />
				</>
			) }
		</Group>
	);
}

export function ModeSection() {
	return (
		<Group names={ [ 'consentMode' ] } title={ __( 'Google Consent Mode', 'vestibule' ) }>
			<Toggle
				name="consentMode"
				label={ __( 'Pass the choice to Google’s scripts', 'vestibule' ) }
				help={ __(
					'Version 2: everything is denied before these scripts run, and granted after consent. Only for sites that use Google Analytics, Ads or Tag Manager. This setting does not load anything from Google.',
					'vestibule'
				) }
			/>
		</Group>
	);
}

export function ReceiptsSection() {
	return (
		<Group names={ [ 'keepReceipts' ] } title={ __( 'Receipts', 'vestibule' ) }>
			<DecimalNumber
				name="keepReceipts"
				label={ __( 'Keep receipts for (days)', 'vestibule' ) }
				help={ __(
					'Each choice is recorded as proof: time, choice, categories and policy version, without personal data. Older receipts are deleted once a day.',
					'vestibule'
				) }
			/>
		</Group>
	);
}
