import { __ } from '@wordpress/i18n';
import { NumberField } from './controls';
import { ConsentSection, type SectionProps } from './section';

export function ReceiptsSection( props: SectionProps ) {
	return (
		<ConsentSection { ...props } keys={ [ 'keepReceipts' ] } title={ __( 'Receipts', 'vestibule' ) }>
			<NumberField
				{ ...props }
				name="keepReceipts"
				label={ __( 'Keep receipts for (days)', 'vestibule' ) }
				help={ __(
					'Each choice is recorded as proof: time, choice, kinds and version of the policy, without personal data. Older ones are erased once a day.',
					'vestibule'
				) }
			/>
		</ConsentSection>
	);
}
