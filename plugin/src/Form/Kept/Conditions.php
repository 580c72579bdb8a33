<?php

declare(strict_types=1);

namespace Vestibule\Form\Kept;

use Vestibule\Form\FormStates;
use Vestibule\Form\PageKey;

/** Whether this visitor may be shown what was printed for another one, and on what the print depends. */
final class Conditions {

	private const SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * How many prints of one form on a page are kept; pages with more of them are rare, and the shelf must have an end.
	 */
	private const PRINTS = 3;

	/** Filters by which an owner may show each visitor another form. */
	private const FILTERS = array( 'vestibule/form_definition', 'vestibule/countries' );

	public function __construct(
		private readonly FormStates $states,
		private readonly PageKey $keys,
		private readonly string $file,
	) {}

	/**
	 * For how many seconds a print may be kept or was; 0 for a visitor with a state of his own, and wherever it may
	 * differ.
	 */
	public function seconds( int $post, int $nth ): int {
		if ( $nth > self::PRINTS || $this->states->isAsked() || is_user_logged_in() ) {
			return 0;
		}
		/**
		 * Filters for how long the HTML of a form may be kept, for visitors who are not signed in and have typed
		 * nothing.
		 *
		 * @param int $seconds 0 makes it anew for each visitor: the default where a filter changes forms.
		 * @param int $post    The form's post.
		 */
		$seconds = apply_filters( 'vestibule/keep_form', $this->isFiltered() ? 0 : self::SECONDS, $post );
		return is_numeric( $seconds ) ? min( DAY_IN_SECONDS, max( 0, (int) $seconds ) ) : 0;
	}

	/** One text out of everything that a print depends on but the form, its times and the clock. */
	public function text( string $stamp ): string {
		return md5(
			implode(
				"\n",
				array(
					$stamp,
					(string) filemtime( $this->file ),
					$this->keys->of( 0 ),
					get_stylesheet(),
					determine_locale(),
					get_bloginfo( 'language' ),
					wp_timezone_string(),
					admin_url( 'admin-ajax.php' ),
					rest_url( 'vestibule/v1/country' ),
					plugins_url( '', $this->file ),
				)
			)
		);
	}

	public function place( int $post, int $nth ): string {
		return "vestibule_form_{$post}_{$nth}_" . substr( sanitize_key( determine_locale() ), 0, 40 );
	}

	private function isFiltered(): bool {
		return array() !== array_filter( self::FILTERS, has_filter( ... ) );
	}
}
