<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Site\Chat\Availability;
use Vestibule\Site\Chat\Week;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/**
 * Availability of chat accounts, tested with the same rows as the browser (tests/unit/chat/availability.test.ts). See
 * docs/chat.md.
 */
final class AvailabilityTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'chat-availability' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_a_chat_account_is_online_at_the_expected_times( array $row ): void {
		/** @var array{now: string, timezone: string, week: array<string, list<string>>, isAlwaysAvailable?: string, symbols?: string, willBeBackText?: string, isOnline: bool, text: string, next: array{inDays: int, day: string, time: string}|null} $row */
		$account = array(
			'isAlwaysAvailable' => $row['isAlwaysAvailable'] ?? 'OFF',
			'daysOfWeekWorking' => self::week( $row['week'] ),
			'dayOffsText'       => 'Off',
			'willBeBackText'    => $row['willBeBackText'] ?? 'Back in [njwa_time_work]',
		);
		$status  = ( new Availability( Zone::orUtc( $row['timezone'] ), $row['symbols'] ?? 'h:m' ) )->statusAt( $account, new DateTimeImmutable( $row['now'] ) );
		$this->assertSame( array( $row['isOnline'], $row['text'], $row['next'] ), array( $status->isOnline, $status->text, $status->next ) );
	}

	/**
	 * @param array<string, list<string>> $short Days that are on, each slot as start-end.
	 * @return array<string, array{isWorkingOnDay: string, workHours: list<array{startTime: string, endTime: string}>}>
	 */
	private static function week( array $short ): array {
		$week = array();
		foreach ( Week::DAYS as $day ) {
			$slots = array();
			foreach ( $short[ $day ] ?? array() as $slot ) {
				[ $start, $end ] = explode( '-', $slot );
				$slots[]         = array( 'startTime' => $start, 'endTime' => $end );
			}
			$week[ $day ] = array( 'isWorkingOnDay' => isset( $short[ $day ] ) ? 'ON' : 'OFF', 'workHours' => $slots );
		}
		return $week;
	}
}
