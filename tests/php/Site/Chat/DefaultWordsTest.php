<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\Chat;
use Vestibule\Site\Chat\DefaultWords;
use Vestibule\Tests\TestCase;

/** Default texts of the chat (docs/chat.md). */
final class DefaultWordsTest extends TestCase {

	private const DESCRIPTION = 'Hi! Click one of our members below to chat on';

	public function test_the_default_description_of_the_chat_is_a_complete_sentence(): void {
		self::assertSame( self::DESCRIPTION, ( new Chat() )->options->styles->description );
	}

	/** @return iterable<string, array{string, string}> */
	public static function texts(): iterable {
		yield 'the default text' => array( self::DESCRIPTION, self::DESCRIPTION );
		yield 'the saved default text of earlier versions' => array( 'Hi! Click one of our member below to chat on', self::DESCRIPTION );
		yield 'a custom text' => array( 'Write to us on', 'Write to us on' );
	}

	#[DataProvider( 'texts' )]
	public function test_an_old_default_text_is_replaced_and_a_custom_text_is_kept( string $stored, string $shown ): void {
		self::assertSame( $shown, ( new DefaultWords() )->translate( $stored ) );
	}
}
