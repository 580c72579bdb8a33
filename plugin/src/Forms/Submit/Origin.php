<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Call\SameOrigin;
use Vestibule\Kernel\Language\Language;

/** Form, page, language and user of a submission. Values that visitors could forge are validated. */
final class Origin {

	/**
	 * Returns the form ID. Null if the request has no form ID, or an ID of more than 18 digits, which might not fit
	 * into 64 bits.
	 */
	public static function form( Request $request ): ?int {
		$text = $request->body( 'form_id' ) ?? '';
		return 1 === preg_match( '/^[1-9]\d{0,17}$/D', $text ) ? (int) $text : null;
	}

	/** Returns the key of the form instance on its page. Defaults to the first instance. */
	public static function instance( Request $request, int $form_number ): string {
		$given = $request->body( HiddenNames::INSTANCE ) ?? '';
		return 1 === preg_match( "/^ff_form_instance_{$form_number}_[1-9]\\d{0,3}$/D", $given )
			? $given
			: "ff_form_instance_{$form_number}_1";
	}

	/**
	 * Returns the language of the form's page. A posted field contains this language, because WordPress uses the site's
	 * language for AJAX requests.
	 */
	public static function language( Request $request ): string {
		$posted = $request->body( HiddenNames::LANGUAGE ) ?? '';
		if (
			'' === $posted
				&& 1 === preg_match(
					'/(?:^|&)' . HiddenNames::LANGUAGE . '=(\w{2,20})(?:&|$)/',
					$request->body( 'data' ) ?? '',
					$found
				)
		) {
			$posted = $found[1];
		}
		return 1 === preg_match( '/^\w{2,20}$/D', $posted ) ? $posted : Language::ofSite();
	}

	/**
	 * Returns the URL of the form's page, without parameters of earlier results. Empty if the page is not on this site.
	 * Uses the posted URL if a policy such as `strict-origin` has reduced the referer to the host.
	 */
	public function page( Request $request ): string {
		$referer = $this->ours( $request->header( 'referer' ) );
		$carried = $this->ours( $request->body( HiddenNames::PAGE ) ?? '' );
		$is_cut  = in_array( wp_parse_url( $referer, PHP_URL_PATH ), array( null, false, '', '/' ), true )
			&& ! str_contains( $referer, '?' );
		return '' !== $carried && $is_cut ? $carried : $referer;
	}

	/**
	 * Returns the permalink of the post at a URL. Defaults to the home page. Used in emails to unconfirmed addresses,
	 * because senders can forge the path and query of the URL.
	 */
	public static function postAddress( string $url ): string {
		$post = '' === $url ? 0 : url_to_postid( $url );
		return $post > 0 ? (string) get_permalink( $post ) : home_url( '/' );
	}

	/**
	 * Returns the ID of the logged-in user. 0 if the request comes from another site, because that site could otherwise
	 * submit a form on behalf of the user.
	 */
	public function user( Request $request ): int {
		return SameOrigin::allows( $request ) ? get_current_user_id() : 0;
	}

	/**
	 * Returns an absolute URL without its fragment if the URL is on this host, otherwise an empty string. Rejects `//`,
	 * `/\` and similar URLs, which browsers interpret differently.
	 */
	private function ours( string $url ): string {
		$url  = (string) preg_replace( '/#.*$/s', '', wp_sanitize_redirect( $url ) );
		$home = wp_parse_url( home_url() );
		$own  = wp_parse_url( $url );
		$is   = is_array( $own ) && is_array( $home )
			&& 1 === preg_match( '#^https?://[^\\\\]*$#i', $url )
			&& strtolower( $own['host'] ?? '' ) === strtolower( $home['host'] ?? '' )
			&& ( $own['port'] ?? 0 ) === ( $home['port'] ?? 0 )
			&& ! isset( $own['user'] );
		return $is ? remove_query_arg( array( FormStateStore::QUERY, HiddenNames::SAVED ), $url ) : '';
	}
}
