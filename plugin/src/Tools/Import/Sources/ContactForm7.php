<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use DOMDocument;
use DOMElement;
use Vestibule\Fields\FieldTypes;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Imports forms of Contact Form 7. Contact Form 7 can't export forms, so this class reads the export file of WordPress
 * (Tools, Export), or the text of a form, copied from its editor.
 */
final class ContactForm7 implements Source {

	public function __construct( private readonly FieldTypes $types ) {}

	public function label(): string {
		return 'Contact Form 7';
	}

	public function read( string $file ): ?array {
		if ( str_contains( $file, '<rss' ) && str_contains( $file, 'wpcf7_contact_form' ) ) {
			return $this->exported( $file );
		}
		$has_tags = 1 === preg_match(
			'/\[(?:text|email|textarea|tel|url|number|date|select|checkbox|radio|acceptance|file)\*?\s+[A-Za-z][\w-]*[^\]]*\]/',
			$file
		);
		return $has_tags && null === json_decode( $file ) && ! str_contains( $file, '<?xml' )
			? array( $this->form( __( 'Imported form', 'vestibule' ), $file, null ) )
			: null;
	}

	/** @return list<FormDraft>|null */
	private function exported( string $file ): ?array {
		// A document type could include files of this server (XXE), so reject it.
		if ( 1 === preg_match( '/<!DOCTYPE|<!ENTITY/i', $file ) ) {
			return null;
		}
		$document = new DOMDocument();
		$silent   = libxml_use_internal_errors( true );
		$is_read  = $document->loadXML( $file, LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $silent );
		$forms = array();
		foreach ( $is_read ? $document->getElementsByTagName( 'item' ) : array() as $item ) {
			if ( 'wpcf7_contact_form' === $this->text( $item, 'post_type' ) ) {
				$forms[] = $this->form( $this->text( $item, 'title' ), $this->meta( $item, '_form' ), $item );
			}
		}
		return array() === $forms ? null : $forms;
	}

	private function text( DOMElement $item, string $name ): string {
		foreach ( $item->childNodes as $child ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- A DOM property.
			if ( $child instanceof DOMElement && $name === $child->localName ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- As above.
				return trim( $child->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- As above.
			}
		}
		return '';
	}

	private function meta( DOMElement $item, string $key ): string {
		foreach ( $item->getElementsByTagNameNS( '*', 'postmeta' ) as $meta ) {
			if ( $key === $this->text( $meta, 'meta_key' ) ) {
				return $this->text( $meta, 'meta_value' );
			}
		}
		return '';
	}

	/** @param DOMElement|null $item Form in the export file. Null if only the text of the form is known. */
	private function form( string $title, string $template, ?DOMElement $item ): FormDraft {
		$draft = new FormDraft( $title, $this->types );
		$pipes = ( new ContactForm7Template( $draft ) )->read( $template );
		$after = new ContactForm7After( $draft, $pipes );
		if ( null === $item ) {
			$after->read( array() );
			$draft->lose(
				__( 'Only fields were imported, because the text of a form contains no messages, emails or additional settings.', 'vestibule' )
			);
			return $draft;
		}
		$after->read( array( $this->meta( $item, '_mail' ), $this->meta( $item, '_mail_2' ) ) );
		$after->messages( $this->meta( $item, '_messages' ) );
		$settings = preg_split( '/\R/', $this->meta( $item, '_additional_settings' ), -1, PREG_SPLIT_NO_EMPTY );
		$draft->leaveOut(
			__( 'Settings of the form', 'vestibule' ),
			array_values( array_map( trim( ... ), false === $settings ? array() : $settings ) )
		);
		return $draft;
	}
}
