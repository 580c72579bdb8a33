<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use DateTimeImmutable;
use Vestibule\Entries\Entry;
use Vestibule\Entries\Status;
use Vestibule\Forms\FormRetention;
use Vestibule\Guard\SpamSettings;
use Vestibule\Kernel\Time\TimeWords;

/**
 * Computes the date on which an entry is deleted automatically: because of the form's setting, because of the setting
 * for spam, or because the sender did not confirm it. The earliest date applies. Cron runs once a day, so the entry can
 * be deleted up to a day later.
 *
 * @phpstan-type Deletion array{at: string, words: string, why: 'form'|'appointment'|'spam'|'unconfirmed'}
 * @phpstan-import-type Appointment from EntryAppointments
 * @phpstan-import-type Confirmation from EntryConfirmations
 */
final class DeletionDates {

	/** @var array<int, int>|null Days by form ID. Cached, because exports need them for each entry. */
	private ?array $days = null;

	public function __construct(
		private readonly FormRetention $forms,
		private readonly SpamSettings $spam,
		private readonly TimeWords $words,
		public readonly EntryConfirmations $confirmed,
	) {}

	/** Returns the number of days after which spam is deleted. 0 means never. */
	public function spamDays(): int {
		return $this->spam->values()->keepDays;
	}

	/** Returns the number of days after which a form's entries are deleted. 0 means never. */
	public function formDays( int $form ): int {
		$this->days ??= $this->forms->days();
		return $this->days[ $form ] ?? 0;
	}

	/** Returns the URL of the form's setting for the deletion. Empty if the current user can't change the setting. */
	public function formLink( int $form ): string {
		return $this->forms->settingLink( $form );
	}

	/**
	 * @param Appointment|null  $appointment  Appointment of the entry, from EntryAppointments.
	 * @param Confirmation|null $confirmation Confirmation of the entry, from EntryConfirmations.
	 * @return Deletion|null Null if the entry is never deleted automatically.
	 */
	public function forEntry( Entry $entry, ?array $appointment, ?array $confirmation ): ?array {
		$dates = array_filter(
			array(
				$this->byForm( $entry, $appointment ),
				$this->bySpam( $entry ),
				$this->byWaiting( $entry, $confirmation ),
			)
		);
		usort( $dates, static fn ( array $one, array $other ): int => $one['at'] <=> $other['at'] );
		return $dates[0] ?? null;
	}

	/**
	 * @param Confirmation|null $confirmation
	 * @return Deletion|null
	 */
	private function byWaiting( Entry $entry, ?array $confirmation ): ?array {
		$waits = null !== $confirmation
			&& $confirmation['isWhole']
			&& 'confirmed' !== $confirmation['state']
			&& Status::Spam !== $entry->status;
		return $waits ? $this->deletion( new DateTimeImmutable( $confirmation['expiresAt'] ), 'unconfirmed' ) : null;
	}

	/**
	 * @param Appointment|null $appointment
	 * @return Deletion|null
	 */
	private function byForm( Entry $entry, ?array $appointment ): ?array {
		$days = $this->formDays( $entry->formId );
		if ( $days <= 0 ) {
			return null;
		}
		$at  = $entry->createdAt->modify( "+{$days} days" );
		$end = 'booked' === ( $appointment['status'] ?? '' ) ? new DateTimeImmutable( $appointment['end'] ?? '' ) : $at;
		return $end > $at ? $this->deletion( $end, 'appointment' ) : $this->deletion( $at, 'form' );
	}

	/** @return Deletion|null */
	private function bySpam( Entry $entry ): ?array {
		$days = $this->spamDays();
		return Status::Spam !== $entry->status || null === $entry->spamAt || $days <= 0
			? null
			: $this->deletion( $entry->spamAt->modify( "+{$days} days" ), 'spam' );
	}

	/**
	 * @param 'form'|'appointment'|'spam'|'unconfirmed' $why
	 * @return Deletion
	 */
	private function deletion( DateTimeImmutable $at, string $why ): array {
		return array(
			'at' => $at->format( 'Y-m-d\TH:i:s\Z' ),
			'words' => $this->words->short( $at, wp_timezone_string() ),
			'why' => $why,
		);
	}
}
