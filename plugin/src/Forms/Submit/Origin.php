<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Call\SameOrigin;
use Vestibule\Kernel\Language\Language;

/** Where a submission came from, as far as it can be believed: its form, page, language and user. */
final class Origin {

	/** The form's number; null when the request does not hold one: digits only, and few enough for 64 bits. */
	public static function form( Request $request ): ?int {
		$text = $request->body( 'form_id' ) ?? '';
		return 1 === preg_match( '/^[1-9]\d{0,17}$/D', $text ) ? (int) $text : null;
	}

	/** Which print of the form on its page was sent; the first where the request does not say. */
	public static function instance( Request $request, int $form_number ): string {
		$given = $request->body( HiddenNames::INSTANCE ) ?? '';
		return 1 === preg_match( "/^ff_form_instance_{$form_number}_[1-9]\\d{0,3}$/D", $given ) ? $given : "ff_form_instance_{$form_number}_1";
	}

	/**
	 * The language of the page with the form, as it was posted with the fields: a call of its own has none but the site's.
	 */
	public static function language( Request $request ): string {
		$posted = $request->body( HiddenNames::LANGUAGE ) ?? '';
		if ( '' === $posted && 1 === preg_match( '/(?:^|&)' . HiddenNames::LANGUAGE . '=(\w{2,20})(?:&|$)/', $request->body( 'data' ) ?? '', $found ) ) {
			$posted = $found[1];
		}
		return 1 === preg_match( '/^\w{2,20}$/D', $posted ) ? $posted : Language::ofSite();
	}

	/**
	 * The page of this site with the form; its address without what belongs to an earlier result. Empty when there is
	 * none. A policy such as `strict-origin` leaves of the referer the host alone; the form carries its page as well.
	 */
	public function page( Request $request ): string {
		$referer = $this->ours( $request->header( 'referer' ) );
		$carried = $this->ours( $request->body( HiddenNames::PAGE ) ?? '' );
		$is_cut  = in_array( wp_parse_url( $referer, PHP_URL_PATH ), array( null, false, '', '/' ), true ) && ! str_contains( $referer, '?' );
		return '' !== $carried && $is_cut ? $carried : $referer;
	}

	/**
	 * Returns the permalink of the post at an address, for email to unconfirmed addresses: a visitor chooses the query and
	 * can choose the path. The home page if there is no such post.
	 */
	public static function postAddress( string $url ): string {
		$post = '' === $url ? 0 : url_to_postid( $url );
		return $post > 0 ? (string) get_permalink( $post ) : home_url( '/' );
	}

	/**
	 * The signed-in user, when the request comes from a page of this site: another site could otherwise make a browser
	 * send a form in the name of its user.
	 */
	public function user( Request $request ): int {
		return SameOrigin::allows( $request ) ? get_current_user_id() : 0;
	}

	/** A whole address of this very host, or nothing: what browsers make of `//`, `/\` and the like differs. */
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
