import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { saveFormats, type FromServer } from './api';
import { useSaving } from './StepForm';

interface FormatOfferProps {
	formats: NonNullable< FromServer[ 'formats' ] >;
}

/** Notice that offers the date and time formats of the site's language. */
export function FormatOffer( { formats }: FormatOfferProps ) {
	const [ isSaved, setSaved ] = useState( false );
	const { isBusy, failure, save } = useSaving();
	const accept = () =>
		save( async () => {
			await saveFormats( formats.date, formats.time );
			setSaved( true );
		} );
	if ( isSaved ) {
		return (
			<Notice status="success" isDismissible={ false }>
				{
					/* translators: %s: a date and time, such as "1 December 2026, 14:05". */
					sprintf( __( 'Dates on this site now look like “%s”.', 'vestibule' ), formats.example )
				}
			</Notice>
		);
	}
	return (
		<Notice status={ failure === '' ? 'info' : 'error' } isDismissible={ false }>
			<p>
				{ failure ||
					sprintf(
						/* translators: 1: date and time in the current format, 2: date and time in the usual format of the site's language. */
						__(
							'Dates on this site look like “%1$s”. In the language of this site, “%2$s” is usual.',
							'vestibule'
						),
						formats.current,
						formats.example
					) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void accept() }
			>
				{ __( 'Use the usual format', 'vestibule' ) }
			</Button>
		</Notice>
	);
}
