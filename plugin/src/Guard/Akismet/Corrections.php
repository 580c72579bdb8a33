<?php

declare(strict_types=1);

namespace Vestibule\Guard\Akismet;

use Vestibule\Entries\Status;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\EntriesMarked;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\OptInAsked;
use Vestibule\Entries\RowsOfEntry;
use Vestibule\Entries\SpamStored;
use Vestibule\Guard\SpamSettings;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Reports corrections to Akismet: entries that users have marked as spam or not spam, although Akismet had decided
 * otherwise. A correction repeats the data of the original check. Cron sends it, so users don't have to wait, and
 * changes that are undone immediately are not reported (docs/spam.md).
 */
final class Corrections {

	public const HOOK = 'vestibule_akismet';

	private const AT_ONCE = 20;
	private const SECONDS = 5;

	/** Akismet's response to an accepted correction, according to its documentation. */
	private const TAKEN = 'Thanks for making the web a better place.';

	public function __construct(
		private readonly Questions $questions,
		private readonly Service $service,
		private readonly SpamSettings $settings,
		private readonly Database $database,
	) {}

	/** Stores the data that was sent to Akismet for a submission, as soon as its entry has an ID. */
	#[Hook]
	public function keep( SpamStored|EntryStored|OptInAsked $stored ): void {
		$asked = $this->service->take();
		if ( null !== $asked ) {
			FaultLog::attempt(
				fn () => $this->questions->keep( $stored->entry->id, $asked['question'], $asked['isSpam'] )
			);
		}
	}

	#[Hook]
	public function want( EntriesMarked $marked ): void {
		if ( Status::Trash === $marked->status || array() === $marked->entries || ! $this->isOn() ) {
			return;
		}
		FaultLog::attempt(
			function () use ( $marked ): void {
				if ( $this->questions->want( $marked->entries, Status::Spam === $marked->status ) > 0 ) {
					$this->schedule( MINUTE_IN_SECONDS );
				}
			}
		);
	}

	#[Hook( self::HOOK )]
	public function run(): void {
		if ( $this->isOn() ) {
			FaultLog::attempt( $this->correct( ... ) );
		}
	}

	private function correct(): void {
		$due     = $this->questions->due( self::AT_ONCE );
		$refused = 0;
		foreach ( $due as $one ) {
			if (
				self::TAKEN === $this->service->call(
					$one['question'],
					$one['isSpam'] ? 'submit-spam' : 'submit-ham',
					self::SECONDS
				)
			) {
				$this->questions->corrected( $one['entry'], $one['isSpam'] );
			} else {
				$this->questions->failed( $one['entry'] );
				++$refused;
			}
		}
		if ( $refused > 0 ) {
			$this->schedule( HOUR_IN_SECONDS );
		} elseif ( self::AT_ONCE === count( $due ) ) {
			$this->schedule( MINUTE_IN_SECONDS );
		}
	}

	/**
	 * @param list<BelongsToEntry> $all
	 * @return list<BelongsToEntry>
	 */
	#[Hook( 'vestibule/belongs_to_entry' )]
	public function withQuestions( array $all ): array {
		return array( ...$all, new RowsOfEntry( $this->database, '{akismet}', 'submission_id', $this->export( ... ) ) );
	}

	/**
	 * @return list<array{name: string, value: string}> Personal data that is stored only for Akismet, in addition to
	 * the entry.
	 */
	private function export( int $entry ): array {
		$data     = array();
		$question = FaultLog::attempt( fn (): ?array => $this->questions->find( $entry ) ) ?? array();
		foreach ( array(
			'user_ip' => __( 'IP address, stored for Akismet', 'vestibule' ),
			'user_agent' => __( 'Browser, stored for Akismet', 'vestibule' ),
		) as $key => $name ) {
			if ( '' !== ( $question[ $key ] ?? '' ) ) {
				$data[] = array( 'name' => $name, 'value' => esc_html( $question[ $key ] ) );
			}
		}
		return $data;
	}

	#[Hook( 'vestibule_purge' )]
	public function deleteExpired(): void {
		FaultLog::attempt( $this->questions->deleteExpired( ... ) );
	}

	private function isOn(): bool {
		return $this->settings->values()->akismet && Service::isThere();
	}

	private function schedule( int $seconds ): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time() + $seconds, self::HOOK );
		}
	}
}
