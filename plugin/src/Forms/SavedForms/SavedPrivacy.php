<?php

declare(strict_types=1);

namespace Vestibule\Forms\SavedForms;

use Vestibule\Forms\Forms;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

/** Exports and erases saved forms with WordPress's privacy tools, by the email address that the link was sent to. */
final class SavedPrivacy {

	public function __construct( private readonly SavedForms $saved, private readonly Forms $forms ) {}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_privacy_personal_data_exporters' )]
	public function exporters( array $exporters ): array {
		$own = array(
			'exporter_friendly_name' => __( 'Forms saved for later', 'vestibule' ),
			'callback' => $this->export( ... ),
		);
		return $exporters + array( 'vestibule-saved-forms' => $own );
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_privacy_personal_data_erasers' )]
	public function erasers( array $erasers ): array {
		$own = array(
			'eraser_friendly_name' => __( 'Forms saved for later', 'vestibule' ),
			'callback' => $this->erase( ... ),
		);
		return $erasers + array( 'vestibule-saved-forms' => $own );
	}

	/** @return array{data: list<array<string, mixed>>, done: bool}|WP_Error */
	public function export( string $email ): array|WP_Error {
		try {
			$found = $this->saved->of( $email );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return new WP_Error(
				'vestibule_storage_fault',
				__(
					'The database did not respond, so forms saved for later could not be exported. Try again.',
					'vestibule'
				)
			);
		}
		$items = array();
		foreach ( $found as $number => $one ) {
			$items[] = array(
				'group_id'    => 'vestibule-saved-forms',
				'group_label' => __( 'Forms saved for later', 'vestibule' ),
				'item_id'     => "vestibule-saved-form-{$number}",
				'data'        => $this->item( $one['saved'], $one['at'] ),
			);
		}
		return array( 'data' => $items, 'done' => true );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}|WP_Error */
	public function erase( string $email ): array|WP_Error {
		try {
			$count = $this->saved->erase( $email );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return new WP_Error(
				'vestibule_storage_fault',
				__(
					'The database did not respond, so forms saved for later could not be erased. Try again.',
					'vestibule'
				)
			);
		}
		return array( 'items_removed' => $count > 0, 'items_retained' => false, 'messages' => array(), 'done' => true );
	}

	/** @return list<array{name: string, value: string}> */
	private function item( SavedForm $saved, string $at ): array {
		$data = array( array( 'name' => _x( 'Saved', 'when', 'vestibule' ), 'value' => $at ) );
		foreach ( $this->forms->findInAnyStatus( $saved->formId )->fields ?? array() as $field ) {
			foreach ( $field->labels() as $name => $label ) {
				$value = $saved->values[ $name ] ?? '';
				if ( '' !== $value ) {
					$data[] = array(
						'name' => $label,
						'value' => esc_html( is_array( $value ) ? implode( ', ', $value ) : $value ),
					);
				}
			}
		}
		return $data;
	}
}
