import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NumberField, Switch } from './controls';
import { ConsentSection, type SectionProps } from './section';

const DAY = 86_400;

export function BehaviourSection( props: SectionProps ) {
	const { settings } = props;
	return (
		<ConsentSection
			{ ...props }
			keys={ [ 'reload', 'acceptOnScroll', 'scrollOffset', 'lifetime', 'blocksEmbeds' ] }
			title={ __( 'Behaviour', 'vestibule' ) }
		>
			<Switch
				{ ...props }
				name="reload"
				label={ __( 'Reload the page after a choice', 'vestibule' ) }
				help={ __(
					'At the first agreement and whenever a choice changes, never at a first refusal. Needed when other plugins decide on the server what they print.',
					'vestibule'
				) }
			/>
			<NumberField
				{ ...props }
				name="lifetime"
				unit={ DAY }
				label={ __( 'Ask again after (days)', 'vestibule' ) }
				help={ __(
					'A choice is kept this long. Authorities advise six months at most; browsers keep no cookie longer than 400 days.',
					'vestibule'
				) }
			/>
			<Switch
				{ ...props }
				name="blocksEmbeds"
				label={ __( 'Block embedded content until consent', 'vestibule' ) }
				help={ __(
					'Films, maps and posts that are embedded load after an agreement, or one by one when a visitor asks for them. Without this, other companies learn of every visit.',
					'vestibule'
				) }
			/>
			<Switch { ...props } name="acceptOnScroll" label={ __( 'Scrolling counts as accepting', 'vestibule' ) } />
			{ settings.acceptOnScroll && (
				<>
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Under EU law scrolling is no consent: the Court of Justice asks for a clear action. Use this only where no such law reaches your visitors.',
							'vestibule'
						) }
					</Notice>
					<NumberField
						{ ...props }
						name="scrollOffset"
						label={ __( 'Accept after scrolling (px)', 'vestibule' ) }
					/>
				</>
			) }
		</ConsentSection>
	);
}
