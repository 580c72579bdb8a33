<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Contract\FormSaving;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tools\Import\Conditions;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Mails;
use Vestibule\Tools\Import\Tags;

defined( 'ABSPATH' ) || exit;

/** Imports the confirmations and notifications of a Gravity Forms form. */
final class GravityAfter {

	private const TAGS = array(
		'all_fields'      => 'all_fields',
		'form_title'      => 'form.title',
		'form_id'         => 'form.id',
		'entry_id'        => 'entry.id',
		'embed_url'       => 'page.url',
		'date_mdy'        => 'entry.date',
		'date_dmy'        => 'entry.date',
		'user:user_email' => 'user.email',
		'user:user_login' => 'user.login',
		'user:display_name' => 'user.name',
	);

	private readonly Tags $tags;

	public function __construct( private readonly FormDraft $draft ) {
		// Matches {Name (First):1.3} and {admin_email}. Doesn't match other text in braces.
		$this->tags = new Tags(
			$draft,
			'/\{([^{}\n]*:\d[^{}\n]*|[a-z_]+(?::[a-z_]+)?)\}/',
			self::TAGS,
			static fn ( string $tag ): ?string =>
				1 === preg_match( '/:(\d+(?:\.\d+)?)(?::[a-z]+)?$/D', $tag, $found )
					? GravityConditions::name( $found[1] )
					: null
		);
	}

	public function read( ForeignData $form ): void {
		$confirmations = $form->at( 'confirmations' )->all();
		if ( array() !== $confirmations ) {
			$this->confirmation( $confirmations );
		}
		if ( $form->at( 'save' )->isOn( 'enabled' ) ) {
			$this->draft->set( PostSettings::key( FormSaving::CONTRACT ), array( 'later' => true ) );
		}
		$form->at( 'save' )->keys();
		$retention = $form->at( 'personalData' )->at( 'retention' );
		if ( 'delete' === $retention->text( 'policy' ) ) {
			$this->draft->set(
				FormPostType::SETTINGS,
				array( 'deleteAfterDays' => min( 3650, max( 1, $retention->number( 'retain_entries_days' ) ) ) )
			);
		}
		$retention->keys();
		$mails = new Mails( $this->draft, $this->tags, array( '{admin_email}' ) );
		foreach ( $form->at( 'notifications' )->all() as $mail ) {
			$this->mail( $mails, $mail );
		}
		$mails->finish();
	}

	/**
	 * @param non-empty-list<ForeignData> $all Confirmations. The default one is imported, or the first one if none is
	 * marked as the default.
	 */
	private function confirmation( array $all ): void {
		$standard = array_values(
			array_filter( $all, static fn ( ForeignData $one ): bool => $one->isOn( 'isDefault' ) )
		)[0]
			?? $all[0];
		$where    = __( 'Confirmation', 'vestibule' );
		$type     = $standard->text( 'type' );
		$this->draft->confirm(
			'message' === $type || '' === $type ? $this->tags->translate( $standard->html( 'message' ), $where ) : '',
			'redirect' === $type ? $this->tags->translate( $standard->text( 'url' ), $where ) : ''
		);
		$unused = array_diff_key( array( 'page' => 'pageId', 'redirect' => 'queryString' ), array( $type => '' ) );
		$standard->ignore(
			array(
				'id', 'name', 'isDefault', 'type', 'disableAutoformat', 'message', 'url', 'event',
				...array_values( $unused ),
			)
		);
		$this->draft->leaveOut( $where, $standard->unread() );
		foreach ( $all as $one ) {
			if ( $one !== $standard ) {
				$this->draft->loseConfirmation( $one->text( 'name' ) );
				$one->keys();
			}
		}
	}

	private function mail( Mails $mails, ForeignData $mail ): void {
		$name  = $mail->text( 'name' );
		$event = $mail->text( 'event' );
		$name  = '' === $name ? $mail->text( 'subject' ) : $name;
		if ( '' !== $event && 'form_submission' !== $event ) {
			$this->draft->lose(
				sprintf(
					/* translators: 1: name of a notification, 2: name of the event in its form builder. */
					__( 'The notification “%1$s” was skipped, because it is sent on “%2$s”, which does not exist here.', 'vestibule' ),
					$name,
					$event
				)
			);
			$mail->keys();
			return;
		}
		$logic = $mail->at( 'conditionalLogic' );
		$mails->add(
			array(
				'name'       => $name,
				'to'         => $this->receiver( $mail ),
				'subject'    => $mail->text( 'subject' ),
				'body'       => $mail->html( 'message' ),
				'replyTo'    => $mail->text( 'replyTo' ),
				'fromName'   => $mail->text( 'fromName' ),
				'fromEmail'  => $mail->text( 'from' ),
				'cc'         => $mail->text( 'cc' ),
				'bcc'        => $mail->text( 'bcc' ),
				'enabled'    => ! $mail->has( 'isActive' ) || $mail->isOn( 'isActive' ),
				'conditions' => array() === $logic->keys()
					? array()
					: GravityConditions::read( $this->draft, $logic, $name ),
				'routes'     => 'routing' === $mail->text( 'toType' )
					? $this->routes( $mail->at( 'routing' ), $name )
					: array(),
			)
		);
		$mail->ignore(
			array(
				'id', 'service', 'toType', 'to', 'toEmail', 'toField', 'routing', 'disableAutoformat', 'isDefault',
				'message_format',
			)
		);
		$mail->ignore( array( 'notification_conditional_logic', 'notification_conditional_logic_object' ) );
		$this->draft->leaveOut( Mails::title( $name ), $mail->unread() );
	}

	/** Returns the recipient. If the recipient is a field ID, returns a merge tag. */
	private function receiver( ForeignData $mail ): string {
		$to = '' === $mail->text( 'toField' ) || 'field' !== $mail->text( 'toType' )
			? $mail->text( 'to' )
			: $mail->text( 'toField' );
		$to = '' === $to ? $mail->text( 'toEmail' ) : $to;
		return ctype_digit( $to ) ? "{Field:{$to}}" : $to;
	}

	/** @return list<array{field: string, operator: string, value: string, addresses: string}> */
	private function routes( ForeignData $routing, string $name ): array {
		$rules = GravityConditions::rules( $routing );
		$ours  = new Conditions( $this->draft, $name );
		return array_merge(
			...array_map(
				static fn ( array $rule, ForeignData $route ): array => $ours->route( $rule, $route->text( 'email' ) ),
				$rules,
				$routing->all()
			)
		);
	}
}
