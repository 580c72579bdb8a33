<?php

declare(strict_types=1);

namespace Vestibule\Guard\Checks;

use Vestibule\Contract\Spam;
use Vestibule\Guard\SpamCheck;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;
use Vestibule\Kernel\Call\Address;
use Vestibule\Kernel\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Block list or allow list from the settings. Submissions that match the list `deny` are spam. Submissions that match
 * the list `allow` are never spam. Each line is a network such as 203.0.113.0/24, the email address of a sender, a
 * domain such as example.org or *.example.org, or words.
 *
 * The list `allow` runs after the checks that reject submissions. Visitors can enter any email address, so an entry in
 * this list must not bypass a captcha.
 */
final class OwnersList implements SpamCheck {

	/**
	 * Maximum size of the text that is compared. Submissions can be four times as large, and a list can have 500 lines.
	 */
	private const MAX_TEXT_BYTES = 65536;

	/** Maximum number of hostnames to compare per submission. */
	private const HOSTS = 200;

	/** @param 'deny'|'allow' $key */
	public function __construct( private readonly Spam $settings, private readonly string $key ) {}

	public function name(): string {
		return 'deny' === $this->key ? 'list' : 'allowed';
	}

	public function judge( Submission $submission ): Verdict {
		$line = $this->match( $submission );
		return match ( true ) {
			null === $line        => Verdict::pass(),
			'deny' === $this->key => Verdict::spam( $line ),
			default               => Verdict::trust(),
		};
	}

	public function reason( string $detail ): string {
		/* translators: %s: a line of the list, such as a word or an address. */
		return 'deny' === $this->key ? sprintf( __( 'On the block list: %s', 'vestibule' ), $detail ) : '';
	}

	/** Returns the first line that matches, as it is written in the settings. Null if no line matches. */
	public function match( Submission $submission ): ?string {
		$lines = 'deny' === $this->key ? $this->settings->deny : $this->settings->allow;
		if ( array() === $lines ) {
			return null;
		}
		$texts = ' '
			. self::folded( mb_strcut( implode( "\n", $submission->texts() ), 0, self::MAX_TEXT_BYTES, 'UTF-8' ) )
			. ' ';
		foreach ( $lines as $line ) {
			$line = trim( $line );
			if ( $this->matches( $line, $submission, $texts ) ) {
				return $line;
			}
		}
		return null;
	}

	/** @param string $texts Normalized text of the submission, with a space at the start and at the end. */
	private function matches( string $line, Submission $submission, string $texts ): bool {
		list( $base, $bits ) = explode( '/', $line, 2 ) + array( 1 => '0' );
		if ( false !== filter_var( $base, FILTER_VALIDATE_IP ) && 1 === preg_match( '/^\d{1,3}$/D', $bits ) ) {
			return ( new Address( array( $line ) ) )->isTrusted( $submission->address );
		}
		if ( EmailAddress::isValid( $line ) ) {
			return EmailAddress::key( $submission->email ) === EmailAddress::key( $line );
		}
		$domain = mb_strtolower( (string) preg_replace( '/^(?:@|\*\.)/', '', $line ), 'UTF-8' );
		if (
			1 === preg_match(
				'/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/Du',
				$domain
			)
		) {
			$domain = EmailAddress::domain( $domain );
			$below  = array_filter(
				$this->hosts( $submission ),
				static fn ( string $host ): bool => str_ends_with( '.' . EmailAddress::domain( $host ), '.' . $domain )
			);
			return array() !== $below;
		}
		return $this->holdsWords( $texts, self::folded( $line ) );
	}

	/** Checks whether the text contains the words as whole words, so that "ass" is not found in "class". */
	private function holdsWords( string $texts, string $words ): bool {
		// Scripts such as Chinese don't separate words with spaces, so words in these scripts match anywhere in the
		// text.
		$is_spaceless = 1 === preg_match(
			'/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u',
			$words
		);
		return '' !== $words && str_contains( $texts, $is_spaceless ? $words : " {$words} " );
	}

	/** @return list<string> Hostnames of the sender's email address and of all links. */
	private function hosts( Submission $submission ): array {
		$hosts = array();
		if ( 1 === preg_match( '/@([^@\s]+)$/D', $submission->email, $found ) ) {
			$hosts[] = $found[1];
		}
		preg_match_all(
			'#(?:https?://(?:[^/\s@]*@)?|(?<![/\w.@-])(?=www\.))([\p{L}\p{N}.-]+)#iu',
			implode( "\n", $submission->texts() ),
			$links
		);
		return array_map(
			static fn ( string $host ): string => rtrim( mb_strtolower( $host, 'UTF-8' ), '.' ),
			array_slice( array( ...$hosts, ...$links[1] ), 0, self::HOSTS )
		);
	}

	/**
	 * Normalizes text. Removes differences in case, accents, full-width forms and invisible characters, because spam
	 * uses them to hide words. All characters except letters and digits become spaces.
	 */
	private static function folded( string $text ): string {
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
