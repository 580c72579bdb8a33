<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\Chat;
use Vestibule\Site\Chat\DefaultWords;
use Vestibule\Tests\TestCase;

/** The chat's words before an owner writes others (docs/chat.md). */
final class DefaultWordsTest extends TestCase {

	private const DESCRIPTION = 'Hi! Click one of our members below to chat on';

	public function test_the_default_is_a_sentence(): void {
		self::assertSame( self::DESCRIPTION, ( new Chat() )->options->styles->description );
	}

	/** @return iterable<string, array{string, string}> */
	public static function texts(): iterable {
		yield 'the default' => array( self::DESCRIPTION, self::DESCRIPTION );
		yield 'the default of earlier versions, saved with the settings' => array( 'Hi! Click one of our member below to chat on', self::DESCRIPTION );
		yield 'an owner’s own' => array( 'Write to us on', 'Write to us on' );
	}

	#[DataProvider( 'texts' )]
	public function test_shown_is( string $stored, string $shown ): void {
		self::assertSame( $shown, ( new DefaultWords() )->translate( $stored ) );
	}
}
