import { __ } from '@wordpress/i18n';
import { NumberField } from './controls';
import { ConsentSection, type SectionProps } from './section';

export function ReceiptsSection( props: SectionProps ) {
	return (
		<ConsentSection { ...props } keys={ [ 'keepReceipts' ] } title={ __( 'Receipts', 'vestibule' ) }>
			<NumberField
				{ ...props }
				name="keepReceipts"
				label={ __( 'Keep receipts for so many days', 'vestibule' ) }
				help={ __(
					'Each choice is written down as proof: time, choice, kinds and version of the policy, and nothing of who it was. Older ones are erased once a day.',
					'vestibule'
				) }
			/>
		</ConsentSection>
	);
}
