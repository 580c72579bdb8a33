import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import schema from '../../../plugin/contracts/consent.schema.json';
import { reasonOf } from '../kit/server/reasonOf';
import { errorHelp } from '../kit/server/refusals';
import { eraseReceipts } from './api';

/** Maximum number of days for which receipts can be retained. */
const MAX_DAYS = schema.properties.keepReceipts.maximum;

interface EraseReceiptsProps {
	/** Number of all receipts. */
	total: number;
	/** Called after receipts were erased. `done` is a message for the user. */
	onErased( done: string ): void;
}

/** Returns the confirmation question before receipts are erased. 0 days means all receipts. */
function questionFor( days: number, total: number ): string {
	if ( days === 0 ) {
		/* translators: %d: number of receipts. */
		return sprintf( _n( 'Erase %d receipt?', 'Erase all %d receipts?', total, 'vestibule' ), total );
	}
	return sprintf(
		/* translators: %d: number of days. */
		_n( 'Erase receipts older than %d day?', 'Erase receipts older than %d days?', days, 'vestibule' ),
		days
	);
}

interface ConfirmationProps extends EraseReceiptsProps {
	/** Minimum age in days; 0 for all receipts. */
	days: number;
	onClose(): void;
}

/** Dialog that asks for confirmation and erases receipts. */
function Confirmation( { days, total, onErased, onClose }: ConfirmationProps ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const erase = async () => {
		setBusy( true );
		try {
			const erased = await eraseReceipts( days );
			onClose();
			/* translators: %d: number of receipts. */
			onErased( sprintf( _n( '%d receipt erased.', '%d receipts erased.', erased, 'vestibule' ), erased ) );
		} catch ( error ) {
			setFailure( await reasonOf( error ) );
			setBusy( false );
		}
	};
	return (
		<Modal title={ questionFor( days, total ) } onRequestClose={ onClose } size="small">
			<p>
				{ __(
					'Receipts prove that visitors have agreed. Erasing them cannot be undone, so export them first if you may need them.',
					'vestibule'
				) }
			</p>
			{ failure !== '' && (
				<p role="alert" className="vestibule-admin__error">
					{ failure }
				</p>
			) }
			<div className="vestibule-admin__buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void erase() }
				>
					{ __( 'Erase', 'vestibule' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Keep', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}

/**
 * Controls that delete all receipts, or those older than a number of days. They ask for confirmation, because deleting
 * can't be undone.
 */
export function EraseReceipts( { total, onErased }: EraseReceiptsProps ) {
	const [ days, setDays ] = useState( '365' );
	/** Minimum age in days in the open confirmation, 0 for all receipts; null if it is closed. */
	const [ confirming, setConfirming ] = useState< number | null >( null );
	const isNumber = /^[1-9]\d*$/.test( days ) && Number( days ) <= MAX_DAYS;
	/* translators: 1: minimum, 2: maximum. */
	const wrong = sprintf( __( 'Enter a whole number from %1$d to %2$d.', 'vestibule' ), 1, MAX_DAYS );
	return (
		<div className="vestibule-consent-receipts__erase">
			<TextControl
				label={ __( 'Older than (days)', 'vestibule' ) }
				inputMode="numeric"
				maxLength={ String( MAX_DAYS ).length }
				value={ days }
				aria-invalid={ ! isNumber }
				help={ errorHelp( isNumber ? '' : wrong ) }
				onChange={ setDays }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				disabled={ ! isNumber }
				accessibleWhenDisabled
				onClick={ () => setConfirming( Number( days ) ) }
			>
				{ __( 'Erase older receipts', 'vestibule' ) }
			</Button>
			<Button __next40pxDefaultSize variant="secondary" isDestructive onClick={ () => setConfirming( 0 ) }>
				{ __( 'Erase all', 'vestibule' ) }
			</Button>
			{ confirming !== null && (
				<Confirmation
					days={ confirming }
					total={ total }
					onErased={ onErased }
					onClose={ () => setConfirming( null ) }
				/>
			) }
		</div>
	);
}
