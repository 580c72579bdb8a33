<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\EventPostType;
use Vestibule\Booking\Events;
use Vestibule\Booking\HostPostType;
use Vestibule\Entries\Entry;
use Vestibule\Form\Forms;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Storage\Database;
use Vestibule\View\AdminScreen;

/**
 * Bookings as programs and screens get them (contract bookings-row). Plain text; whoever shows it escapes.
 *
 * @phpstan-import-type Row from BookingTable
 * @phpstan-type Visitor array{form: int, name: string, email: string, phone: string}
 */
final class RowWriter {

	/** @var array<int, array{home: string, place: string}> By event. */
	private array $homes = array();

	public function __construct(
		private readonly Forms $forms,
		private readonly Database $database,
		private readonly Events $events,
	) {}

	/**
	 * @param list<Row> $rows
	 * @return list<array<string, mixed>>
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function rows( array $rows ): array {
		$ids      = static fn ( string $column ): array => array_values( array_unique( array_filter( array_map( intval( ... ), array_column( $rows, $column ) ) ) ) );
		$visitors = $this->visitors( $ids( 'submission_id' ) );
		_prime_post_caches( array( ...$ids( 'event_id' ), ...$ids( 'host_id' ) ), false, true );
		return array_map( fn ( array $row ): array => $this->row( $row, $visitors[ (int) $row['submission_id'] ] ?? null ), $rows );
	}

	/**
	 * @param Row          $row
	 * @param Visitor|null $visitor
	 * @return array<string, mixed>
	 */
	private function row( array $row, ?array $visitor ): array {
		$id    = (int) $row['event_id'];
		$host  = (int) $row['host_id'];
		$entry = null === $visitor ? 0 : (int) $row['submission_id'];
		$event = $this->homes[ $id ] ??= array( 'home' => $this->events->timezone( $id ), 'place' => $this->events->place( $id ) );
		return array(
			'id'       => (int) $row['id'],
			'status'   => (string) $row['status'],
			'event'    => array( 'id' => $id, 'title' => 0 === $id ? '' : EventPostType::title( $id, (string) $row['title'] ) ),
			'host'     => 0 === $host ? null : array( 'id' => $host, 'name' => HostPostType::title( $host ) ),
			'start'    => Instant::formatStored( $row['start_at'] ),
			'end'      => Instant::formatStored( $row['end_at'] ),
			'timezone' => (string) $row['timezone'],
			'home'     => $event['home'],
			'entry'    => $entry,
			'form'     => $visitor['form'] ?? 0,
			'name'     => $visitor['name'] ?? '',
			'email'    => $visitor['email'] ?? '',
			'phone'    => $visitor['phone'] ?? '',
			'note'     => (string) $row['note'],
			'sequence' => (int) $row['sequence'],
			'place'    => $event['place'],
			'url'      => 0 === $entry ? '' : admin_url( 'admin.php?page=' . AdminScreen::MENU . "&entry={$entry}" ),
			'source'   => '' === $row['source'] && 'blocked' !== $row['status'] ? 'form' : (string) $row['source'],
		);
	}

	/**
	 * Who has booked, as the entries say: one query for a page of them. Every value is what a visitor typed.
	 *
	 * @param list<int> $entries
	 * @return array<int, Visitor> By entry.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	private function visitors( array $entries ): array {
		if ( array() === $entries ) {
			return array();
		}
		$visitors = array();
		foreach ( $this->database->rows( 'SELECT id, form_id, data FROM {submissions} WHERE id IN (%d)', $entries ) as $row ) {
			$form   = (int) $row['form_id'];
			$sender = $this->forms->answers( $form, Entry::values( (string) $row['data'] ) )->sender();

			$visitors[ (int) $row['id'] ] = array( 'form' => $form, 'name' => $sender->name, 'email' => $sender->email, 'phone' => $sender->phone );
		}
		return $visitors;
	}
}
