<?php

declare(strict_types=1);

namespace Vestibule\Performance\Admin;

use Vestibule\Ajax\Parameter;
use Vestibule\Ajax\Rest;
use Vestibule\Performance\Beacon\Measurements;

/** The buttons "Forget" and "Forget all": a form that posts to the screen it stands on. */
final class ForgetPost {

	private const ACTION = 'vestibule_forget_images';

	public function __construct( private readonly Measurements $measurements ) {}

	/**
	 * @param string $page  Its id in the table; empty for all pages.
	 * @param string $about Words for those who hear the button alone.
	 * @return string HTML, escaped.
	 */
	public static function form( string $page, string $label, string $about = '' ): string {
		return sprintf(
			'<form method="post" action="%1$s" class="vestibule-images__forget"><input type="hidden" name="forget" value="%2$s">%3$s<button class="button">%4$s%5$s</button></form>',
			esc_url( PagesScreen::url() ),
			esc_attr( $page ),
			wp_nonce_field( self::ACTION, '_wpnonce', false, false ),
			esc_html( $label ),
			'' === $about ? '' : sprintf( '<span class="screen-reader-text"> %s</span>', esc_html( $about ) )
		);
	}

	/** When the screen is about to be shown. */
	public function handle(): void {
		if ( ! Parameter::isSent( 'forget' ) || ! current_user_can( Rest::OWNERS ) ) {
			return;
		}
		check_admin_referer( self::ACTION );
		$page = Parameter::text( 'forget' );
		if ( '' === $page ) {
			$this->measurements->forgetAll();
		} else {
			$this->measurements->forgetId( sanitize_key( $page ) );
		}
		wp_safe_redirect( add_query_arg( 'forgotten', '1', PagesScreen::url() ), 303 );
		exit;
	}
}
