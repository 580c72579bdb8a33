<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Contract\FormNotifications;
use Vestibule\Contract\FormNotifications\Notification;
use Vestibule\Contract\FormOptIn;
use Vestibule\Contract\FormSpam;
use Vestibule\Contract\FormWebhooks;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Guard\Captcha\Services;
use Vestibule\Kernel\Schema\Formats;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a form's processing of personal data from its fields and settings.
 *
 * @phpstan-type Activity array{title: string, purpose: string, people: string, data: list<string>, recipients: list<string>, retention: string}
 */
final class FormProcessing {

	private const AKISMET = 'Akismet (Automattic)';

	public function __construct( private readonly Services $captchas, private readonly Features $features ) {}

	/** @return Activity */
	public function of( FormDefinition $form ): array {
		$days  = $form->settings->deleteAfterDays;
		$title = html_entity_decode( $form->title, ENT_QUOTES, 'UTF-8' );
		return array(
			'title'      => 'publish' === get_post_status( $form->postId )
				/* translators: %s: title of a form. */
				? sprintf( __( 'Form “%s”', 'vestibule' ), $title )
				/* translators: %s: title of a form. */
				: sprintf( __( 'Form “%s” (no longer published)', 'vestibule' ), $title ),
			'purpose'    => __( '[Answering questions, registration or another purpose]', 'vestibule' ),
			'people'     => __( 'People who send the form', 'vestibule' ),
			'data'       => array(
				...$this->questions( $form ),
				__( 'Time, page, language and, if logged in, account', 'vestibule' ),
				...( '' === PostSettings::of( $form->postId, FormOptIn::class )->confirm
					? array()
					: array( __( 'Proof of the confirmation by email', 'vestibule' ) ) ),
				__( 'Notes of the team, and the emails that were sent', 'vestibule' ),
			),
			'recipients' => array_values( array_unique( $this->recipients( $form ) ) ),
			'retention'  => $days > 0
				? self::retention( $days )
				: __( 'Not deleted automatically: [state a period, and set it in the form’s settings]', 'vestibule' ),
		);
	}

	private static function retention( int $days ): string {
		return sprintf(
			/* translators: %s: number of days. */
			_n(
				'Deleted after %s day, but not before an appointment or course is over. Copies in emails and backups: [state a period]',
				'Deleted after %s days, but not before an appointment or course is over. Copies in emails and backups: [state a period]',
				$days,
				'vestibule'
			),
			number_format_i18n( $days )
		);
	}

	public static function deletedAfter( int $days ): string {
		return sprintf(
			/* translators: %s: number of days. */
			_n( 'Deleted after %s day', 'Deleted after %s days', $days, 'vestibule' ),
			number_format_i18n( $days )
		);
	}

	/** @return list<string> Services that check whether a submission is spam. */
	public function spamServices( FormDefinition $form ): array {
		$captcha = $this->captchas->get( PostSettings::of( $form->postId, FormSpam::class )->captcha );
		$name    = $captcha?->label() ?? '';
		if ( null !== $captcha && $name !== $captcha->provider() ) {
			$name .= " ({$captcha->provider()})";
		}
		$akismet = $this->features->isUsed( 'akismet' ) ? self::AKISMET : '';
		return array_values( array_filter( array( $name, $akismet ) ) );
	}

	/** @return list<string> Labels of all fields, including those of repeaters. */
	private function questions( FormDefinition $form ): array {
		$labels = array();
		foreach ( $form->fields as $field ) {
			$row      = $field->settings['row'] ?? null;
			$labels[] = trim( $field->label );
			array_push( $labels, ...( $row instanceof FormDefinition ? $this->questions( $row ) : array() ) );
		}
		return array_values( array_unique( array_filter( $labels ) ) );
	}

	/** @return list<string> */
	private function recipients( FormDefinition $form ): array {
		$found = array();
		foreach ( PostSettings::of( $form->postId, FormNotifications::class )->list as $email ) {
			foreach ( $email->enabled ? $this->addresses( $email, $form ) : array() as $address ) {
				/* translators: %s: email address. */
				$found[] = sprintf( __( 'Email to %s', 'vestibule' ), $address );
			}
		}
		foreach ( PostSettings::of( $form->postId, FormWebhooks::class )->list as $webhook ) {
			$host = (string) wp_parse_url( $webhook->url, PHP_URL_HOST );
			if ( $webhook->enabled && '' !== $host ) {
				/* translators: %s: hostname of a service that receives the answers, such as hooks.example.com. */
				$found[] = sprintf( __( 'Webhook to %s', 'vestibule' ), $host );
			}
		}
		array_push( $found, ...$this->features->channels() );
		return $this->features->isUsed( 'akismet' ) ? array( ...$found, self::AKISMET ) : $found;
	}

	/** @return list<string> Addresses of the team. The sender of the form is not a recipient. */
	private function addresses( Notification $email, FormDefinition $form ): array {
		$admin = get_option( 'admin_email' );
		$own   = '' === trim( $email->addresses ) ? $form->settings->mailTo : $email->addresses;
		$own   = '' === trim( $own ) && is_string( $admin ) ? $admin : $own;
		$lists = array( $email->cc, $email->bcc );
		if ( 'field' !== $email->to ) {
			$lists = array( $own, ...$lists );
		}
		if ( 'routing' === $email->to ) {
			array_push( $lists, ...array_column( $email->routes, 'addresses' ) );
		}
		return array_merge( ...array_map( Formats::addresses( ... ), $lists ) );
	}
}
