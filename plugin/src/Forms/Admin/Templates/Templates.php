<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Templates;

use Closure;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Setting\PostSettings;

/**
 * Form templates. Each template is a file in `content`. The form editor requests the templates when the template dialog
 * opens (docs/form-editor.md). A file returns blocks, the success message (`message`), and optional settings, grouped
 * by contract (`settings`). `subject` is for the email to the team. `replySubject` and `reply` are for the email to the
 * sender.
 *
 * @phpstan-type Content array{title: string, description: string, blocks: list<string>, message: string, subject: string, reply?: string, replySubject?: string, settings?: array<string, array<string, mixed>>}
 * @phpstan-type Template array{name: string, title: string, description: string, content: string, settings: array<string, array<string, mixed>>}
 */
final class Templates {

	/** Names of the template files in each group, in the order of the dialog. */
	private const GROUPS = array(
		'talk'     => array( 'contact', 'callback', 'appointment', 'order' ),
		'register' => array( 'event', 'newsletter', 'application', 'volunteer' ),
		'ask'      => array( 'feedback', 'survey', 'placement-test', 'complaint' ),
		'office'   => array( 'quote', 'room', 'sick-note', 'data-request' ),
	);

	public function __construct( private readonly Markup $markup = new Markup() ) {}

	/**
	 * @return array{groups: list<array{title: string, templates: list<Template>}>} Shape of the contract
	 * form-templates.
	 */
	public function all(): array {
		$groups = array();
		foreach ( self::GROUPS as $group => $names ) {
			$groups[] = array(
				'title' => $this->groupTitle( $group ),
				'templates' => array_map( $this->template( ... ), $names ),
			);
		}
		return array( 'groups' => $groups );
	}

	/** @return Template|null Null if the template was not found. */
	public function named( string $name ): ?array {
		return in_array( $name, array_merge( ...array_values( self::GROUPS ) ), true )
			? $this->template( $name )
			: null;
	}

	private function groupTitle( string $group ): string {
		return match ( $group ) {
			'talk'     => __( 'Enquiries and orders', 'vestibule' ),
			'register' => __( 'Registrations and applications', 'vestibule' ),
			'ask'      => __( 'Surveys and tests', 'vestibule' ),
			default    => __( 'Requests', 'vestibule' ),
		};
	}

	/**
	 * Returns a template. Its title and description are in the user's language. Its content is in the site's language,
	 * because visitors read the content.
	 *
	 * @return Template
	 */
	private function template( string $name ): array {
		/** @var Closure(Markup): Content $content */
		$content = require __DIR__ . "/content/{$name}.php";
		/** @var Content $shown */
		$shown = $content( $this->markup );
		/** @var Content $form */
		$form = Language::during( Language::ofSite(), fn (): array => $content( $this->markup ) );
		return array(
			'name'        => $name,
			'title'       => $shown['title'],
			'description' => $shown['description'],
			'content'     => implode( "\n\n", $form['blocks'] ) . "\n",
			'settings'    => $this->settings( $form ),
		);
	}

	/**
	 * @param Content $form
	 * @return array<string, array<string, mixed>> Settings by meta key.
	 */
	private function settings( array $form ): array {
		$asks_email = str_contains( implode( '', $form['blocks'] ), '<!-- wp:vestibule/field-email ' );
		$own        = $form['settings'] ?? array();
		$mails      = array( array( 'id' => 'owner', 'subject' => $form['subject'], 'attachCalendar' => true ) );
		if ( $asks_email ) {
			$own_words = array_filter(
				array( 'subject' => $form['replySubject'] ?? '', 'body' => $form['reply'] ?? '' )
			);
			$mails[]   = array( 'id' => 'visitor', 'to' => 'field', 'attachCalendar' => true ) + $own_words;
		}
		$all        = array(
			'form-settings'      => array(
				'successMessage' => "<p>{$form['message']}</p>",
			) + ( $own['form-settings'] ?? array() ),
			'form-notifications' => array( 'list' => $mails ),
		) + $own;
		return array_combine( array_map( PostSettings::key( ... ), array_keys( $all ) ), array_values( $all ) );
	}
}
