import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveCookies } from './api';
import { StepForm, useSaving } from './StepForm';

interface CookiesStepProps {
	isShown: boolean;
	/** Whether the setting has never been saved. */
	isFirst: boolean;
	onDone( isShown: boolean ): void;
	onSkip(): void;
}

/** Step that enables or disables the cookie notice. */
export function CookiesStep( { isShown, isFirst, onDone, onSkip }: CookiesStepProps ) {
	const [ asks, setAsks ] = useState( isShown );
	const saving = useSaving();
	const save = () =>
		void saving.save( async () => {
			await saveCookies( asks, isFirst );
			onDone( asks );
		} );
	return (
		<StepForm saving={ saving } label={ __( 'Save the choice', 'vestibule' ) } onSave={ save } onSkip={ onSkip }>
			<RadioControl
				label={ __( 'Cookie notice', 'vestibule' ) }
				help={ __(
					'Vestibule itself sets no cookies that need consent. Content from other sites, such as videos, waits for the visitor’s consent.',
					'vestibule'
				) }
				selected={ asks ? 'yes' : 'no' }
				options={ [
					{
						value: 'yes',
						label: __( 'Ask visitors on pages with content that needs consent', 'vestibule' ),
					},
					{ value: 'no', label: __( 'Do not ask', 'vestibule' ) },
				] }
				onChange={ ( value ) => setAsks( value === 'yes' ) }
			/>
		</StepForm>
	);
}
