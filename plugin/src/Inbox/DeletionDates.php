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
 * When an entry is deleted by itself: by its form's setting, by the setting for spam, or because nobody confirmed it,
 * whichever comes first. Cron runs once a day, so it is gone within a day of that.
 *
 * @phpstan-type Deletion array{at: string, words: string, why: 'form'|'appointment'|'spam'|'unconfirmed'}
 *
 * @phpstan-import-type Appointment from Booked
 * @phpstan-import-type Confirmation from Confirmed
 */
final class DeletionDates {

	/** @var array<int, int>|null By form; asked for once, because exports ask for each entry. */
	private ?array $days = null;

	public function __construct(
		private readonly FormRetention $forms,
		private readonly SpamSettings $spam,
		private readonly TimeWords $words,
		public readonly Confirmed $confirmed,
	) {}

	/** Days after which spam is deleted; 0 keeps it. */
	public function spamDays(): int {
		return $this->spam->values()->keepDays;
	}

	/** Days after which a form's entries are deleted; 0 keeps them. */
	public function formDays( int $form ): int {
		$this->days ??= $this->forms->days();
		return $this->days[ $form ] ?? 0;
	}

	/** Where a form's days are set; empty where whoever is signed in cannot. */
	public function formLink( int $form ): string {
		return $this->forms->settingLink( $form );
	}

	/**
	 * @param Appointment|null  $appointment  As Booked gives it.
	 * @param Confirmation|null $confirmation As Confirmed gives it.
	 * @return Deletion|null Null for one that stays.
	 */
	public function forEntry( Entry $entry, ?array $appointment, ?array $confirmation ): ?array {
		$dates = array_filter( array( $this->byForm( $entry, $appointment ), $this->bySpam( $entry ), $this->byWaiting( $entry, $confirmation ) ) );
		usort( $dates, static fn ( array $one, array $other ): int => $one['at'] <=> $other['at'] );
		return $dates[0] ?? null;
	}

	/**
	 * @param Confirmation|null $confirmation
	 * @return Deletion|null
	 */
	private function byWaiting( Entry $entry, ?array $confirmation ): ?array {
		$waits = null !== $confirmation && $confirmation['isWhole'] && 'confirmed' !== $confirmation['state'] && Status::Spam !== $entry->status;
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
		return Status::Spam !== $entry->status || null === $entry->spamAt || $days <= 0 ? null : $this->deletion( $entry->spamAt->modify( "+{$days} days" ), 'spam' );
	}

	/**
	 * @param 'form'|'appointment'|'spam'|'unconfirmed' $why
	 * @return Deletion
	 */
	private function deletion( DateTimeImmutable $at, string $why ): array {
		return array( 'at' => $at->format( 'Y-m-d\TH:i:s\Z' ), 'words' => $this->words->short( $at, wp_timezone_string() ), 'why' => $why );
	}
}
