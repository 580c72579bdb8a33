<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Forms\FormPostType;
use Vestibule\Tools\Import\Conditions;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Mails;
use Vestibule\Tools\Import\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the confirmation, the notifications and other settings of a Fluent Forms form. The export file calls them
 * "metas".
 */
final class FluentAfter {

	private const TAGS = array(
		'all_data'                => 'all_fields',
		'all_data_without_hidden_fields' => 'all_fields',
		'submission.id'           => 'entry.id',
		'submission.created_at'   => 'entry.date',
		'submission.source_url'   => 'page.url',
		'submission.admin_view_url' => 'entry.url',
		'embed_post.permalink'    => 'page.url',
		'wp.site_title'           => 'site.name',
		'wp.site_url'             => 'site.url',
		'site_title'              => 'site.name',
		'user.display_name'       => 'user.name',
		'user.user_email'         => 'user.email',
		'user.user_login'         => 'user.login',
		'user.ID'                 => 'user.id',
	);

	/** Metas that are skipped and not reported, because they only concern storage or appearance. */
	private const QUIET = array(
		'template_name', '_primary_email_field', '_total_views', 'step_data_persistency_status',
		'form_save_state_status',
	);

	private readonly Tags $tags;

	public function __construct( private readonly FormDraft $draft ) {
		$this->tags = new Tags(
			$draft,
			'/\{([a-z_]+(?:\.[A-Za-z][\w.-]*)?)\}/',
			self::TAGS,
			static fn ( string $tag ): ?string =>
				1 === preg_match( '/^inputs\.([A-Za-z][\w-]*)(?:\.([a-z_]+))?$/D', $tag, $found )
					? $found[1] . ( isset( $found[2] ) ? "[{$found[2]}]" : '' )
					: null
		);
	}

	/** @param list<ForeignData> $metas */
	public function read( array $metas ): void {
		$mails = new Mails( $this->draft, $this->tags, array( '{wp.admin_email}' ) );
		foreach ( $metas as $meta ) {
			$key   = $meta->text( 'meta_key' );
			$value = $meta->at( 'value' );
			match ( true ) {
				'formSettings' === $key  => $this->settings( $value ),
				'notifications' === $key => $this->mail( $mails, $value ),
				str_contains( $key, '_feed' ) || str_contains( $key, 'webhook' ) => $this->draft->lose(
					/* translators: %s: name of a connection to a service in another form builder. */
					sprintf( __( 'A connection to another service was skipped: %s', 'vestibule' ), $key )
				),
				$this->isQuiet( $key, $meta ) => null,
				default                  => $this->draft->leaveOut(
					__( 'Settings of the form', 'vestibule' ),
					array( $key )
				),
			};
		}
		$mails->finish();
	}

	/** Imports settings from files of older versions. In these files, the settings are part of the form itself. */
	public function readOlder( ForeignData $form ): void {
		$mails         = new Mails( $this->draft, $this->tags, array( '{wp.admin_email}' ) );
		$notifications = $form->at( 'notifications' );
		$form->has( 'formSettings' ) && $this->settings( $form->at( 'formSettings' ) );
		foreach ( $notifications->has( 'sendTo' ) ? array( $notifications ) : $notifications->all() as $mail ) {
			$this->mail( $mails, $mail );
		}
		$feeds = array_filter(
			array( 'mailchimp_feeds', 'slack' ),
			static fn ( string $key ): bool => array() !== $form->at( $key )->keys()
		);
		foreach ( $feeds as $key ) {
			/* translators: %s: name of a connection to a service in another form builder. */
			$this->draft->lose( sprintf( __( 'A connection to another service was skipped: %s', 'vestibule' ), $key ) );
		}
		$mails->finish();
	}

	private function isQuiet( string $key, ForeignData $meta ): bool {
		$is_off = 'advancedValidationSettings' === $key && ! $meta->at( 'value' )->isOn( 'status' );
		return $is_off
			|| in_array( $key, self::QUIET, true )
			|| ( '' === $meta->html( 'value' ) && array() === $meta->at( 'value' )->keys() );
	}

	private function settings( ForeignData $value ): void {
		$after = $value->at( 'confirmation' );
		$where = __( 'Confirmation', 'vestibule' );
		$to    = $after->text( 'redirectTo' );
		$this->draft->confirm(
			$this->tags->translate( $after->html( 'messageToShow' ), $where ),
			'customUrl' === $to ? $this->tags->translate( $after->text( 'customUrl' ), $where ) : ''
		);
		$this->draft->set(
			FormPostType::SETTINGS,
			array(
				'afterSuccess'          => 'reset_form' === $after->text( 'samePageFormBehavior' )
					? 'reset_form'
					: 'hide_form',
				'errorMessagePlacement' => 'stackToBottom' === $value->at( 'layout' )->text( 'errorMessagePlacement' )
					? 'stackToBottom'
					: 'inline',
			)
		);
		$after->ignore(
			array(
				'redirectMessage',
				...( 'customPage' === $to ? array() : array( 'customPage' ) ),
				...( 'customUrl' === $to ? array() : array( 'customUrl' ) ),
			)
		);
		$value->at( 'layout' )->keys();
		$value->ignore( array( 'id', 'form_id', 'appendSurveyResult' ) );
		foreach ( $value->at( 'restrictions' )->keys() as $name ) {
			$limit = $value->at( 'restrictions' )->at( $name );
			$limit->isOn( 'enabled' )
				&& $this->draft->leaveOut( __( 'Settings of the form', 'vestibule' ), array( (string) $name ) );
			$limit->unread();
		}
		$this->draft->leaveOut( $where, $after->unread() );
		$this->draft->leaveOut( __( 'Settings of the form', 'vestibule' ), $value->unread() );
	}

	private function mail( Mails $mails, ForeignData $mail ): void {
		$to   = $mail->at( 'sendTo' );
		$name = $mail->text( 'name' );
		$name = '' === $name ? $mail->text( 'subject' ) : $name;
		$mails->add(
			array(
				'name'       => $name,
				'to'         => 'field' === $to->text( 'type' )
					? '{inputs.' . $to->text( 'field' ) . '}'
					: $to->text( 'email' ),
				'subject'    => $mail->text( 'subject' ),
				'body'       => $mail->html( 'message' ),
				'replyTo'    => $mail->text( 'replyTo' ),
				'fromName'   => $mail->text( 'fromName' ),
				'fromEmail'  => $mail->text( 'fromEmail' ),
				'cc'         => $mail->text( 'cc' ),
				'bcc'        => $mail->text( 'bcc' ),
				'enabled'    => ! $mail->has( 'enabled' ) || $mail->isOn( 'enabled' ),
				'conditions' => ( new Conditions( $this->draft, $name ) )->fluent( $mail->at( 'conditionals' ) ),
				'routes'     => 'routing' === $to->text( 'type' )
					? $this->routes( $to->at( 'routing' ), $name )
					: array(),
			)
		);
		$to->unread();
		$mail->ignore( array( 'asPlainText', 'pdf_attachments' ) );
		$this->draft->leaveOut( Mails::title( $name ), $mail->unread() );
	}

	/** @return list<array{field: string, operator: string, value: string, addresses: string}> */
	private function routes( ForeignData $routing, string $name ): array {
		$ours   = new Conditions( $this->draft, $name );
		$routes = array();
		foreach ( $routing->all() as $route ) {
			$rule = array( $route->text( 'field' ), $route->text( 'operator' ), $route->text( 'value' ) );
			array_push( $routes, ...$ours->route( $rule, $route->text( 'input_value' ) ) );
		}
		return $routes;
	}
}
