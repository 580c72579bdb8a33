<?php

declare(strict_types=1);

namespace Vestibule\Spam\Lists;

use Vestibule\Contracts\Spam\Submission;

defined( 'ABSPATH' ) || exit;

/** Words that stand beside each other in what was typed: "ass" is not found in "class". */
final class WordLine implements Line {

	private function __construct( private readonly string $words ) {}

	public static function read( string $text ): ?self {
		$words = Texts::folded( $text );
		return '' === $words ? null : new self( $words );
	}

	public function matches( Submission $submission, Texts $texts ): bool {
		// Scripts without spaces between words, such as Chinese: there a word is found anywhere.
		$is_spaceless = 1 === preg_match( '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u', $this->words );
		return str_contains( $texts->words, $is_spaceless ? $this->words : " {$this->words} " );
	}
}
