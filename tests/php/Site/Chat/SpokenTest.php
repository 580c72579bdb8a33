<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Chat\View\Props;
use Vestibule\Site\Chat\View\View;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** @phpstan-import-type Account from Props */
final class SpokenTest extends TestCase {

	private const WORDS = array(
		'online'     => 'Online',
		'offline'    => 'Offline',
		'hour'       => '1 hour',
		'hours'      => '%s hours',
		'minute'     => '1 minute',
		'minutes'    => '%s minutes',
		'opens'      => 'Opens WhatsApp',
		'opensInTab' => 'Opens WhatsApp in a new tab',
	);

	/** @param array{name: string, account: Account, newTab: bool, label: string, spoken: string} $row */
	#[DataProvider( 'rows' )]
	public function test_the_spoken_label_of_a_chat_link_contains_pauses( array $row ): void {
		self::assertSame( $row['spoken'], View::spoken( $row['account'], self::WORDS, $row['newTab'], $row['label'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'chat-spoken' );
	}
}
