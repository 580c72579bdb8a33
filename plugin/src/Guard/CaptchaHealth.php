<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Vestibule\Contract\FormSpam;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Site Health check for the captchas that forms use. Reports missing keys and failed verifications. */
#[Hook( 'vestibule/health_checks' )]
final class CaptchaHealth implements HealthCheck {

	public function __construct(
		private readonly Captcha\Services $services,
		private readonly Captcha\Keys $keys,
		private readonly Captcha\Problem $problem,
	) {}

	public function name(): string {
		return 'captcha';
	}

	public function label(): string {
		return __( 'Captchas of forms', 'vestibule' );
	}

	public function finding(): Finding {
		$settings = array(
			__( 'Open the spam settings', 'vestibule' ) => admin_url( 'admin.php?page=' . Captcha\Keys::SCREEN ),
		);
		$without  = $this->withoutKeys();
		$problem  = $this->problem->last();
		if ( array() !== $without ) {
			return Finding::critical(
				__( 'A form uses a captcha that is not set up', 'vestibule' ),
				array(
					sprintf(
						/* translators: %s: services, such as Turnstile. */
						__( 'Without both keys, %s is not shown, and the form accepts all submissions. Enter the keys, or choose another protection in the form.', 'vestibule' ),
						implode( ', ', $without )
					),
				),
				$settings
			);
		}
		if ( null !== $problem ) {
			return Finding::recommended(
				__( 'A captcha could not be verified', 'vestibule' ),
				array(
					sprintf(
						/* translators: 1: a service, such as Turnstile, 2: its error code, such as no-answer. */
						__( '%1$s did not respond or rejected the keys when a form was last sent (%2$s). The submission was handled as chosen in the settings.', 'vestibule' ),
						$this->labelOf( $problem['service'] ),
						$problem['code']
					),
				),
				$settings
			);
		}
		return Finding::good(
			__( 'The captchas used in forms are set up', 'vestibule' ),
			__( 'All captchas used in forms have their keys.', 'vestibule' )
		);
	}

	public function facts(): array {
		$chosen = array_map( $this->labelOf( ... ), $this->chosenCaptchas() );
		return array(
			'Captchas of forms'       => array() === $chosen ? 'none' : implode( ', ', $chosen ),
			'Captchas with both keys' => implode(
				', ',
				array_filter( array_keys( $this->services->all() ), $this->keys->areSet( ... ) )
			),
			'Akismet'                 => Akismet\Service::isThere() ? 'active' : 'not active',
		);
	}

	/** @return list<string> Names of the captchas that published forms use, including those without keys. */
	private function chosenCaptchas(): array {
		$types = PostSettings::types( FormSpam::CONTRACT );
		$query = array( 'post_type' => $types, 'post_status' => 'publish', 'fields' => 'ids' );
		$forms = get_posts( array( 'numberposts' => 100 ) + $query ); // phpcs:ignore WordPress.WP.PostsPerPage -- Sites have few forms.
		return array_values(
			array_unique(
				array_filter(
					array_map(
						static fn ( int $form ): string => PostSettings::of( $form, FormSpam::class )->captcha,
						$forms
					)
				)
			)
		);
	}

	/** @return list<string> */
	private function withoutKeys(): array {
		$without = array_filter( $this->chosenCaptchas(), fn ( string $name ): bool => ! $this->keys->areSet( $name ) );
		return array_values( array_map( $this->labelOf( ... ), $without ) );
	}

	private function labelOf( string $name ): string {
		return $this->services->get( $name )?->label() ?? $name;
	}
}
