<?php

declare(strict_types=1);

namespace SampleExtension;

use Vestibule\Guard\SpamCheck;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;

defined( 'ABSPATH' ) || exit;

/** Spam check: a submission with the same text in several fields is spam. Programs often fill in forms like this. */
final class RepeatedAnswers implements SpamCheck {

	/** Number of fields with the same text that make a submission spam. */
	private const MIN_REPEATED = 3;

	/** Shorter answers, such as "yes", are often the same. */
	private const MIN_LENGTH = 5;

	/** Returns the name of the check. Entries store it, so never change it. */
	public function name(): string {
		return 'sample-extension-repeats';
	}

	public function judge( Submission $submission ): Verdict {
		$texts  = array_map( 'trim', $submission->texts() );
		$counts = array_count_values(
			array_filter( $texts, static fn ( string $text ): bool => mb_strlen( $text ) >= self::MIN_LENGTH )
		);
		foreach ( $counts as $text => $count ) {
			if ( $count >= self::MIN_REPEATED ) {
				return Verdict::spam( mb_substr( (string) $text, 0, 100 ) );
			}
		}
		return Verdict::pass();
	}

	/** Returns the reason that the Entries screen shows. */
	public function reason( string $detail ): string {
		/* translators: %s: Text that a visitor typed. */
		return sprintf( __( 'The same text in several fields: %s', 'sample-extension' ), $detail );
	}
}
