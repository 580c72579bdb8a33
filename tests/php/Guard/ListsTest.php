<?php

declare(strict_types=1);

namespace Vestibule\Tests\Guard;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Contract\Spam;
use Vestibule\Guard\Checks\Links;
use Vestibule\Guard\Checks\OwnersList;
use Vestibule\Guard\Submission;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\ProcessorTime;
use Vestibule\Tests\Vectors;

/** Lists of words, email addresses, domains and networks, and the number of links (docs/spam.md). */
final class ListsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function lines(): iterable {
		yield from Vectors::rows( 'spam-lists' );
	}

	/** @param array{line: string, text: string, sender: array<string, string>, matches: bool} $row */
	#[DataProvider( 'lines' )]
	public function test_a_line_in_the_block_list_matches_the_expected_texts_and_senders( array $row ): void {
		$list = new OwnersList( $this->settings( array( 'deny' => array( $row['line'] ) ) ), 'deny' );
		self::assertSame( $row['matches'] ? $row['line'] : null, $list->match( $this->submission( $row['text'], $row['sender'] ) ) );
	}

	public function test_five_hundred_lines_in_the_block_list_are_matched_with_long_text_in_under_a_second(): void {
		$lines = array_map( static fn ( int $n ): string => "word{$n} another", range( 1, 500 ) );
		$list  = new OwnersList( $this->settings( array( 'deny' => $lines ) ), 'deny' );
		$long  = $this->submission( str_repeat( "ÄẞＣ(a+)+ \u{200b}", 15000 ) );
		self::assertLessThan( 1.0, ProcessorTime::of( static fn () => $list->match( $long ) ) );
	}

	public function test_the_link_limit_counts_links_in_all_notations(): void {
		$text  = 'https://a.example http://b.example www.c.example [url=x] [link=y] me@www.example not-www.example';
		$check = new Links( $this->settings( array( 'links' => 4 ) ) );
		self::assertSame( '5', $check->judge( $this->submission( $text ) )->detail );
		self::assertFalse( ( new Links( $this->settings( array( 'links' => 5 ) ) ) )->judge( $this->submission( $text ) )->isSpam );
		self::assertFalse( ( new Links( $this->settings( array( 'links' => 0 ) ) ) )->judge( $this->submission( $text ) )->isSpam );
	}

	/** @param array<string, mixed> $values */
	private function settings( array $values ): Spam {
		return ( new FormSite() )->services->schema->values( Spam::class, $values );
	}

	/** @param array<string, string> $sender */
	private function submission( string $text, array $sender = array() ): Submission {
		return new Submission(
			formId: 4,
			formPost: 1,
			values: array( 'description' => $text, 'topics' => array( 'courses' ), 'email' => $sender['email'] ?? '' ),
			email: $sender['email'] ?? '',
			address: $sender['address'] ?? '192.0.2.1',
		);
	}
}
