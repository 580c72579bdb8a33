<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Closure;
use Vestibule\Contract\FormSpam;
use Vestibule\Guard\Captcha\Expected;
use Vestibule\Guard\Captcha\Keys;
use Vestibule\Guard\Captcha\Service;
use Vestibule\Guard\Captcha\Services;
use Vestibule\Guard\Checks\NeedsScripts;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Setting\PostSettings;

/**
 * Placeholder for the captcha, above the form's button. The HTML is the same for all visitors, so pages can be cached.
 * The browser contacts the captcha service only after the visitor has agreed or has started to use the form
 * (blocks/form/live/captcha).
 */
final class CaptchaPlace {

	/**
	 * @param Closure(): Services $services
	 * @param Closure(): Keys     $keys
	 */
	public function __construct(
		private readonly Closure $services,
		private readonly Closure $keys,
		private readonly SpamSettings $settings,
	) {}

	public function render( int $form_post, int $form_number ): string {
		$form    = PostSettings::of( $form_post, FormSpam::class );
		$service = '' === $form->captcha ? null : ( $this->services )()->get( $form->captcha );
		$keys    = null === $service ? null : ( $this->keys )();
		if ( null === $keys || ! $keys->areSet( $service->name() ) ) {
			return $form->needsScripts ? self::noScripts() : '';
		}
		$kind = $this->settings->values()->captchaConsent;
		/**
		 * Filters the URL of a captcha's script. For example, www.recaptcha.net can be used in countries where Google's
		 * own domain is blocked.
		 *
		 * @param string $url     URL. {key} is replaced by the site key, {language} by the page's language.
		 * @param string $service Name of the service.
		 */
		$url    = apply_filters( 'vestibule/captcha_script_url', $service->scriptUrl(), $service->name() );
		$key    = $keys->site( $service->name() );
		$script = strtr(
			is_string( $url ) ? $url : $service->scriptUrl(),
			array( '{key}' => rawurlencode( $key ), '{language}' => rawurlencode( get_bloginfo( 'language' ) ) )
		);
		return Html::element(
			'div',
			array(
				'class'          => 'vestibule-captcha',
				'data-part'      => 'captcha',
				'data-captcha'   => $service->name(),
				'data-key'       => $key,
				'data-script'    => esc_url_raw( $script, array( 'https', 'http' ) ),
				'data-response'  => $service->responseName(),
				'data-action'    => Expected::action( $form_number ),
				// Only set if visitors must agree, because pages with this attribute display the cookie notice.
				'data-consent'   => 'none' === $kind ? null : $kind,
				'data-unsolved'  => __( 'Complete the check above the button, then send the form.', 'vestibule' ),
				'data-failed'    =>
					__( 'The check could not be loaded. A content blocker or your connection may be the reason. Try again, or contact us in another way.', 'vestibule' ),
			),
			Html::element(
				'div',
				array( 'class' => 'vestibule-captcha__offer' ),
				$this->offer( $service, 'none' !== $kind )
			)
			. Html::element( 'div', array( 'class' => 'vestibule-captcha__widget' ), '' )
			. self::noScripts()
		);
	}

	private function offer( Service $service, bool $asks ): string {
		$words = sprintf(
			/* translators: 1: a service such as Turnstile, 2: its provider, such as Cloudflare. */
			__( 'To prevent spam, %1$s checks this form before it is sent. The check comes from %2$s, which learns about your visit when the check loads.', 'vestibule' ),
			$service->label(),
			$service->provider()
		);
		return Html::element( 'p', array( 'class' => 'vestibule-captcha__words' ), Html::escape( $words ) )
			. (
				$asks
					? Html::element(
						'button',
						array( 'type' => 'button', 'class' => 'vestibule-captcha__load' ),
						Html::escape( __( 'Load the check', 'vestibule' ) )
					)
					: ''
			);
	}

	private static function noScripts(): string {
		return '<noscript>'
			. Html::element(
				'p',
				array( 'class' => 'vestibule-captcha__words' ),
				Html::escape( NeedsScripts::words() )
			)
			. '</noscript>';
	}
}
