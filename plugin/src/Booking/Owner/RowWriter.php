<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\EventPostType;
use Vestibule\Booking\Links\AfterSettings;
use Vestibule\Contracts\Appointments;
use Vestibule\View\AdminScreen;

/**
 * Bookings as programs and screens get them (contract bookings-row). Plain text; whoever shows it escapes.
 *
 * @phpstan-import-type Row from BookingTable
 * @phpstan-import-type Visitor from Visitors
 */
final class RowWriter {

	/** @var array<int, array{home: string, place: string}> By event. */
	private array $events = array();

	public function __construct(
		private readonly Visitors $visitors,
		private readonly Appointments $appointments,
		private readonly AfterSettings $settings,
	) {}

	/**
	 * @param list<Row> $rows
	 * @return list<array<string, mixed>>
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function rows( array $rows ): array {
		$ids      = static fn ( string $column ): array => array_values( array_unique( array_filter( array_map( intval( ... ), array_column( $rows, $column ) ) ) ) );
		$visitors = $this->visitors->ofEntries( $ids( 'submission_id' ) );
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
		$event = $this->events[ $id ] ??= array( 'home' => $this->appointments->timezone( $id ), 'place' => $this->settings->place( $id ) );
		return array(
			'id'       => (int) $row['id'],
			'status'   => (string) $row['status'],
			'event'    => array( 'id' => $id, 'title' => 0 === $id ? '' : EventPostType::title( $id, (string) $row['title'] ) ),
			'host'     => 0 === $host ? null : array( 'id' => $host, 'name' => self::title( $host ) ),
			'start'    => self::instant( $row['start_at'] ),
			'end'      => self::instant( $row['end_at'] ),
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

	/** As people wrote it. */
	private static function title( int $post ): string {
		return 0 === $post ? '' : html_entity_decode( get_the_title( $post ), ENT_QUOTES | ENT_HTML5 );
	}

	private static function instant( ?string $at ): string {
		return str_replace( ' ', 'T', (string) $at ) . 'Z';
	}
}
