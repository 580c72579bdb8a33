<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Admin;

use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Site\Performance\Beacon\Measurements;

/** Form with the buttons "Forget" and "Forget all" on the "Speed" screen. They delete measurements. */
final class ForgetForm {

	/** Slug of the screen. */
	public const SLUG = SpeedSection::PAGE;

	private const NONCE = 'vestibule_forget_images';

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	/**
	 * @param string $page  Row ID of the page. Empty for all pages.
	 * @param string $about Text that tells screen readers which page the button is for.
	 * @return string Escaped HTML.
	 */
	public static function button( string $page, string $label, string $about = '' ): string {
		return sprintf(
			'<form method="post" action="%1$s" class="vestibule-images__forget"><input type="hidden" name="forget" value="%2$s">%3$s<button class="button">%4$s%5$s</button></form>',
			esc_url( self::url() ),
			esc_attr( $page ),
			wp_nonce_field( self::NONCE, '_wpnonce', false, false ),
			esc_html( $label ),
			'' === $about ? '' : sprintf( '<span class="screen-reader-text"> %s</span>', esc_html( $about ) )
		);
	}

	/** Deletes the measurements if the form was submitted. Runs before the screen is displayed. */
	public static function answer( Measurements $measurements ): void {
		if ( ! Parameter::isSent( 'forget' ) || ! current_user_can( Rest::OWNERS ) ) {
			return;
		}
		check_admin_referer( self::NONCE );
		$page = Parameter::text( 'forget' );
		if ( '' === $page ) {
			$measurements->deleteAll();
		} else {
			$measurements->deleteId( sanitize_key( $page ) );
		}
		wp_safe_redirect( add_query_arg( 'forgotten', '1', self::url() ), 303 );
		exit;
	}
}
