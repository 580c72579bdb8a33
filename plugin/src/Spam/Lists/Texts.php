<?php

declare(strict_types=1);

namespace Vestibule\Spam\Lists;

use Vestibule\Contracts\Spam\Submission;

/** The texts of a submission in the shape in which lists compare: made once for all lines. */
final class Texts {

	/** In bytes, of all texts together: a submission may have four times as much, and a list five hundred lines. */
	private const MOST = 65536;

	/** Words with one space between them, in the one spelling that folding makes; a space stands at either end. */
	public readonly string $words;

	public function __construct( Submission $submission ) {
		$all         = mb_strcut( implode( "\n", $submission->texts() ), 0, self::MOST, 'UTF-8' );
		$this->words = ' ' . self::folded( $all ) . ' ';
	}

	/**
	 * Without case, accents, full-width forms and invisible signs, in which spam hides its words; everything that is no
	 * letter and no digit is a space.
	 */
	public static function folded( string $text ): string {
		if ( class_exists( \Normalizer::class ) ) {
			$text = (string) \Normalizer::normalize( $text, \Normalizer::FORM_KD );
		} else {
			$text = mb_convert_kana( remove_accents( $text ), 'as', 'UTF-8' );
		}
		$text = preg_replace( '/[\p{Mn}\p{Cf}]+/u', '', $text ) ?? '';
		$text = str_replace( 'ß', 'ss', mb_strtolower( $text, 'UTF-8' ) );
		return trim( preg_replace( '/[^\p{L}\p{N}]+/u', ' ', $text ) ?? '' );
	}
}
