<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Contract\FormSaving;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Mails;
use Vestibule\Tools\Import\Tags;

defined( 'ABSPATH' ) || exit;

/** Imports the confirmations and notifications of a WPForms form. */
final class WPFormsAfter {

	private const TAGS = array(
		'all_fields'   => 'all_fields',
		'form_name'    => 'form.title',
		'form_id'      => 'form.id',
		'entry_id'     => 'entry.id',
		'entry_date'   => 'entry.date',
		'site_name'    => 'site.name',
		'page_url'     => 'page.url',
		'user_email'   => 'user.email',
		'user_id'      => 'user.id',
		'user_display' => 'user.name',
		'user_full_name' => 'user.name',
	);

	private readonly Tags $tags;

	public function __construct( private readonly FormDraft $draft ) {
		$this->tags = new Tags(
			$draft,
			'/\{([a-z_]+(?:\s[^{}\n]*|="[^{}\n]*)?)\}/',
			self::TAGS,
			static function ( string $tag ): ?string {
				$is_field = 1 === preg_match(
					'/^(?:field_id|field_value_id|field_html_id)="(\d+)(?:\|(first|middle|last))?"$/D',
					$tag,
					$found
				);
				return $is_field ? "field_{$found[1]}" . ( isset( $found[2] ) ? "[{$found[2]}_name]" : '' ) : null;
			}
		);
	}

	public function read( ForeignData $settings ): void {
		$this->confirmations( $settings->at( 'confirmations' )->all() );
		if ( $settings->isOn( 'save_resume_enable' ) ) {
			$this->draft->set( PostSettings::key( FormSaving::CONTRACT ), array( 'later' => true ) );
		}
		$mails = new Mails( $this->draft, $this->tags, array( '{admin_email}' ) );
		$is_on = ! $settings->has( 'notification_enable' ) || $settings->isOn( 'notification_enable' );
		foreach ( $settings->at( 'notifications' )->all() as $mail ) {
			$this->mail( $mails, $mail, $is_on );
		}
		$mails->finish();
	}

	/**
	 * Imports the first confirmation, and reports the others.
	 *
	 * @param list<ForeignData> $all Confirmations. All except the first one have conditions.
	 */
	private function confirmations( array $all ): void {
		$where = __( 'Confirmation', 'vestibule' );
		foreach ( $all as $index => $one ) {
			$name = $one->text( 'name' );
			$type = $one->text( 'type' );
			if ( $index > 0 ) {
				$this->draft->loseConfirmation( '' === $name ? (string) ( $index + 1 ) : $name );
				$one->keys();
				continue;
			}
			$this->draft->confirm(
				'message' === $type ? $this->tags->translate( $one->html( 'message' ), $where ) : '',
				'redirect' === $type ? $this->tags->translate( $one->text( 'redirect' ), $where ) : ''
			);
			$one->ignore(
				array( 'message', 'redirect', 'message_scroll', ...( 'page' === $type ? array() : array( 'page' ) ) )
			);
			$this->draft->leaveOut( $where, $one->unread() );
		}
	}

	private function mail( Mails $mails, ForeignData $mail, bool $is_on ): void {
		$name = $mail->text( 'notification_name' );
		$name = '' === $name ? $mail->text( 'subject' ) : $name;
		$mails->add(
			array(
				'name'       => $name,
				'to'         => $mail->text( 'email' ),
				'subject'    => $mail->text( 'subject' ),
				'body'       => $mail->html( 'message' ),
				'replyTo'    => $mail->text( 'replyto' ),
				'fromName'   => $mail->text( 'sender_name' ),
				'fromEmail'  => $mail->text( 'sender_address' ),
				'cc'         => $mail->text( 'carboncopy' ),
				'enabled'    => $is_on && ( ! $mail->has( 'enable' ) || $mail->isOn( 'enable' ) ),
				'conditions' => WPFormsConditions::read( $this->draft, $mail, $name ),
			)
		);
		$mail->ignore(
			array(
				'conditional_logic', 'conditionals', 'conditional_type', 'template', 'entry_csv_attachment_file_name',
			)
		);
		$this->draft->leaveOut( Mails::title( $name ), $mail->unread() );
	}
}
