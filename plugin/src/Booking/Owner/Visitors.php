<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Contracts\StoredValues;
use Vestibule\Form\FormLabels;
use Vestibule\Storage\Database;

/**
 * Who has booked, as the entries of bookings say: one query for a page of them. Every value is what a visitor typed.
 *
 * @phpstan-type Visitor array{form: int, name: string, email: string, phone: string}
 */
final class Visitors {

	public function __construct(
		private readonly FormLabels $labels,
		private readonly Database $database,
	) {}

	/**
	 * @param list<int> $entries
	 * @return array<int, Visitor> By entry.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function ofEntries( array $entries ): array {
		if ( array() === $entries ) {
			return array();
		}
		$visitors = array();
		foreach ( $this->database->rows( 'SELECT id, form_id, data FROM {submissions} WHERE id IN (%d)', $entries ) as $row ) {
			$form   = (int) $row['form_id'];
			$sender = $this->labels->sender( $form, StoredValues::read( (string) $row['data'] ) );

			$visitors[ (int) $row['id'] ] = array( 'form' => $form, 'name' => $sender->name, 'email' => $sender->email, 'phone' => $sender->phone );
		}
		return $visitors;
	}
}
