<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Assets;

/** A script module of the build, with the style and the panel of the editor that have its name. */
final class BuiltModule {

	public function __construct( private readonly Assets $assets, private readonly string $name ) {}

	/** @return string The script's address. */
	public function src(): string {
		return $this->assets->script( "modules/{$this->name}" );
	}

	public function registerStyle(): void {
		$style = "modules/{$this->name}.css";
		wp_register_style( $this->handle(), $this->assets->url( $style ), array(), $this->assets->version( "modules/{$this->name}" ) );
		// WordPress prints a style this small into the page.
		wp_style_add_data( $this->handle(), 'path', $this->assets->path( $style ) );
	}

	public function needStyle(): void {
		wp_enqueue_style( $this->handle() );
	}

	/** Of a style that only some pages have: registered where it is asked for. */
	public function enqueueStyle(): void {
		$this->registerStyle();
		$this->needStyle();
	}

	/** Of what stands in the page once and says where: printed with it, where no text waits for it. */
	public function printStyle(): void {
		$handle = $this->handle();
		wp_register_style( $handle, false, array(), $this->assets->version( "modules/{$this->name}" ) );
		wp_add_inline_style( $handle, (string) file_get_contents( $this->assets->path( "modules/{$this->name}.css" ) ) );
		wp_print_styles( array( $handle ) );
	}

	public function editor(): void {
		$script = "admin/{$this->name}";
		$handle = $this->handle() . '-editor';
		wp_enqueue_script( $handle, $this->assets->url( "{$script}.js" ), $this->assets->dependencies( $script ), $this->assets->version( $script ), true );
		wp_set_script_translations( $handle, 'vestibule' );
	}

	private function handle(): string {
		return "vestibule-{$this->name}";
	}
}
