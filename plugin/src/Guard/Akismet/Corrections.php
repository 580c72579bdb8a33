<?php

declare(strict_types=1);

namespace Vestibule\Guard\Akismet;

use Vestibule\Contract\Spam;
use Vestibule\Entries\Status;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Setting\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What readers mark as spam or as none is reported to Akismet, in the words that it was asked with, where it was asked.
 * Cron makes the calls: nobody waits for them, and what is undone at once is never reported (docs/spam.md).
 */
final class Corrections {

	public const HOOK = 'vestibule_akismet';

	private const AT_ONCE = 20;
	private const SECONDS = 5;

	/** Akismet's answer to a correction that it took, as it documents it. */
	private const TAKEN = 'Thanks for making the web a better place.';

	/** @param Settings<Spam> $settings */
	public function __construct(
		private readonly Questions $questions,
		private readonly Service $service,
		private readonly Settings $settings,
	) {}

	/** Once an entry is stored, whether as spam or not. */
	public function keep( StoredEntry $entry ): void {
		$asked = $this->service->take();
		if ( null !== $asked ) {
			FaultLog::attempt( fn () => $this->questions->keep( $entry->id, $asked['question'], $asked['isSpam'] ) );
		}
	}

	/** @param list<int> $entries What they are marked as now is the status. */
	public function want( array $entries, Status $status ): void {
		if ( Status::Trash === $status || array() === $entries || ! $this->isOn() ) {
			return;
		}
		FaultLog::attempt(
			function () use ( $entries, $status ): void {
				if ( $this->questions->want( $entries, Status::Spam === $status ) > 0 ) {
					$this->schedule( MINUTE_IN_SECONDS );
				}
			}
		);
	}

	public function run(): void {
		if ( $this->isOn() ) {
			FaultLog::attempt( $this->correct( ... ) );
		}
	}

	private function correct(): void {
		$due     = $this->questions->due( self::AT_ONCE );
		$refused = 0;
		foreach ( $due as $one ) {
			if ( self::TAKEN === $this->service->call( $one['question'], $one['isSpam'] ? 'submit-spam' : 'submit-ham', self::SECONDS ) ) {
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

	/** @return list<array{name: string, value: string}> What is kept of a person beside the entry itself. */
	public function export( int $entry ): array {
		$data     = array();
		$question = FaultLog::attempt( fn (): ?array => $this->questions->find( $entry ) ) ?? array();
		foreach ( array( 'user_ip' => __( 'IP address, kept for Akismet', 'vestibule' ), 'user_agent' => __( 'Browser, kept for Akismet', 'vestibule' ) ) as $key => $name ) {
			if ( '' !== ( $question[ $key ] ?? '' ) ) {
				$data[] = array( 'name' => $name, 'value' => esc_html( $question[ $key ] ) );
			}
		}
		return $data;
	}

	public function forgetOld(): void {
		FaultLog::attempt( $this->questions->forgetOld( ... ) );
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
