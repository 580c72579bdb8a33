import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DecimalNumber } from './DecimalNumber';
import { Group, Toggle, useSettings } from './settings';

const DAY = 86_400;

export function BehaviourSection() {
	const { settings } = useSettings();
	return (
		<Group
			names={ [ 'reload', 'acceptOnScroll', 'scrollOffset', 'lifetime', 'blocksEmbeds' ] }
			title={ __( 'Behaviour', 'vestibule' ) }
		>
			<Toggle
				name="reload"
				label={ __( 'Reload the page after a choice', 'vestibule' ) }
				help={ __(
					'At the first agreement and whenever a choice changes, never at a first refusal. Needed when other plugins decide on the server what they print.',
					'vestibule'
				) }
			/>
			<DecimalNumber
				name="lifetime"
				unit={ DAY }
				label={ __( 'Ask again after (days)', 'vestibule' ) }
				help={ __(
					'A choice is kept this long. Authorities advise six months at most; browsers keep no cookie longer than 400 days.',
					'vestibule'
				) }
			/>
			<Toggle
				name="blocksEmbeds"
				label={ __( 'Block embedded content until consent', 'vestibule' ) }
				help={ __(
					'Films, maps and posts that are embedded load after an agreement, or one by one when a visitor asks for them. Without this, other companies learn of every visit.',
					'vestibule'
				) }
			/>
			<Toggle
				name="acceptOnScroll"
				label={ __( 'Scrolling counts as accepting', 'vestibule' ) }
				help={ __( 'Not a valid consent in the EU and the UK.', 'vestibule' ) }
			/>
			{ settings.acceptOnScroll && (
				<>
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Under EU law scrolling is no consent: the Court of Justice asks for a clear action. Use this only where no such law reaches your visitors.',
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
					'Version 2: everything is denied before any of them runs, and granted after an agreement. Only for sites that use Google Analytics, Ads or Tag Manager; nothing of Google’s is loaded by this.',
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
					'Each choice is recorded as proof: time, choice, kinds and version of the policy, without personal data. Older ones are erased once a day.',
					'vestibule'
				) }
			/>
		</Group>
	);
}
